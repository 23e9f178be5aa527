/** All rules of the book on what to play, the most particular first. */
import type { Card } from '../../game/skat/cards.ts';
import type { SeatView } from '../players/view.ts';
import { DECLARER_RULES } from './declarer-rules.ts';
import { FOLLOW_RULES } from './follow-rules.ts';
import { LEAD_RULES } from './lead-rules.ts';
import { NULLO_RULES } from './nullo-rules.ts';
import type { CardRule, RuleSays } from './rule.ts';
import { sightOf } from './sight.ts';

export const CARD_RULES: readonly CardRule[] = [
  ...DECLARER_RULES,
  ...LEAD_RULES,
  ...FOLLOW_RULES,
  ...NULLO_RULES,
];

/** A rule and what it says of a place. */
export interface SaidRule extends RuleSays {
  readonly rule: CardRule;
}

/** Every rule that applies where a card is asked. */
export function rulesFor(view: SeatView): readonly SaidRule[] {
  const sight = sightOf(view);
  return CARD_RULES.flatMap((rule) => {
    const says = rule.speaks(sight);
    return says === null ? [] : [{ ...says, rule }];
  });
}

/** Of the rules that apply one that speaks for the card, or else the most particular; null for none. */
export function ruleToTell(view: SeatView, card: Card): SaidRule | null {
  const rules = rulesFor(view);
  return rules.find(({ cards }) => cards.includes(card)) ?? rules[0] ?? null;
}

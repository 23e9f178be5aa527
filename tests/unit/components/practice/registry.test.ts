import { describe, expect, test } from 'vitest';
import { DRILLS, checkedDrillId } from '../../../../components/practice/registry.ts';
import { DRILL_IDS } from '../../../../src/practice/drill.ts';

describe('the registry of drills', () => {
  test('has its rows in the order in which a newcomer takes the drills up', () => {
    expect(Object.keys(DRILLS)).toEqual(DRILL_IDS);
  });

  test.each(DRILL_IDS)('loads %s in its row, and not another', async (id) => {
    const { Question, drill } = await DRILLS[id].load();
    expect(drill.id).toBe(id);
    expect(typeof Question).toBe('function');
  });

  test('tells a chapter that it names a drill which is not there', () => {
    expect(checkedDrillId('game-value')).toBe('game-value');
    expect(() => checkedDrillId('bluffing')).toThrow('There is no drill “bluffing”.');
  });
});

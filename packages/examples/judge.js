import { judgeHand } from '@vorhand/skat/players';

const { bidUpTo, games } = judgeHand(
  ['CJ', 'SJ', 'CA', 'C10', 'CK', 'C9', 'HA', 'H10', 'DA', 'D7'],
  'V',
);
console.log('Bid up to', bidUpTo);
for (const { contract, share } of games.slice(0, 3)) {
  console.log(contract.kind, contract.trump, `${Math.round(share * 100)} of 100 won`);
}

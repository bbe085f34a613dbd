import { ownedByPremium } from '../support/table-rights.ts';

export default ownedByPremium({
  row: { date: '2026-01-02', situation: 'a long lunch', kinds: ['masking'], effort: 4 },
  change: { feelings_after: 'tired' },
});

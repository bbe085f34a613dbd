import { ownedByPremium } from '../support/rights-kinds.ts';

export default ownedByPremium({
  row: { date: '2026-01-02', level: 45, drains: ['noise', 'meeting'], charges: ['alone'] },
  change: { level: 30 },
});

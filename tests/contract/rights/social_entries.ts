import { ownedByPremium } from '../support/table-rights.ts';

export default ownedByPremium({
  row: { date: '2026-01-02', level: 45, drains: ['noise', 'meeting'], charges: ['alone'] },
  change: { level: 30 },
});

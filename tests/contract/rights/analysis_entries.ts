import { ownedByPremium } from '../support/table-rights.ts';

export default ownedByPremium({
  row: { date: '2026-01-02', occurred: 'yes', triggers: ['auditory', 'change'], intensity: 4, strategies: ['quietPlace'] },
  change: { helped_most: 'quietPlace' },
});

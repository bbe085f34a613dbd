import { ownedByPremium } from '../support/table-rights.ts';

export default ownedByPremium({
  row: { date: '2026-01-02', auditory: 'hyper', vestibular: 'low', day_pattern: 'tiring' },
  change: { auditory: 'normal' },
});

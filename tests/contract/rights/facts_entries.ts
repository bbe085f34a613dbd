import { ownedByPremium } from '../support/table-rights.ts';

export default ownedByPremium({
  row: { date: '2026-01-02', category: 'learning', text: 'a quiet way home' },
  change: { category: 'reflection' },
});

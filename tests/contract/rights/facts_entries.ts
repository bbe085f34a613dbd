import { ownedByPremium } from '../support/rights-kinds.ts';

export default ownedByPremium({
  row: { date: '2026-01-02', category: 'learning', text: 'a quiet way home' },
  change: { category: 'reflection' },
});

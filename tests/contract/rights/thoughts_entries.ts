import { ownedByPremium } from '../support/table-rights.ts';

export default ownedByPremium({
  row: { date: '2026-01-02', text: 'the light was soft', stickers: ['sun', 'cup'] },
  change: { text: 'the light was soft, and warm' },
});

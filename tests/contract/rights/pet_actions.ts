import { ownedByPremium } from '../support/rights-kinds.ts';

export default ownedByPremium({ row: { date: '2026-01-02', kind: 'rest' }, change: { kind: 'play' } });

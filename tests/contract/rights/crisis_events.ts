import { ownedByPremium } from '../support/rights-kinds.ts';

export default ownedByPremium({ row: { date: '2026-01-02', description: 'A loud day' }, change: { description: null } });

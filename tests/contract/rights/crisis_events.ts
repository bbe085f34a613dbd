import { ownedByPremium } from '../support/table-rights.ts';

export default ownedByPremium({ row: { date: '2026-01-02', description: 'A loud day' }, change: { description: null } });

import { ownedByPerson } from '../support/rights-kinds.ts';

export default ownedByPerson({ row: { date: '2026-01-02', attention: 3, hyperfocus: 5 }, change: { attention: 2 } });

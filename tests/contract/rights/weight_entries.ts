import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({ row: { date: '2026-01-02', weight_kg: 70.5 }, change: { notes: 'after lunch' } });

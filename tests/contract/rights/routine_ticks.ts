import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({ row: { date: '2026-01-02', task: 'Breakfast' }, change: { task: 'A late breakfast' } });

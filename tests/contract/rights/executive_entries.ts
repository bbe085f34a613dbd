import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({ row: { date: '2026-01-02', attention: 3, hyperfocus: 5 }, change: { attention: 2 } });

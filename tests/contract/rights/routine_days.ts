import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({ row: { date: '2026-01-02', low_energy: true }, change: { low_energy: false } });

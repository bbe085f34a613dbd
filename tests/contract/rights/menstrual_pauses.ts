import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({ row: { from_date: '2026-01-02', reason: 'pregnancy' }, change: { to_date: '2026-02-03' } });

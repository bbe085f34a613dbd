import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({ row: { left_out: '2026-03-01' }, change: { left_out: '2026-03-01 2026-03-29' } });

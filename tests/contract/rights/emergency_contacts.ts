import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({ row: { name: 'A sister', phone: '11 5555' }, change: { email: 'sister@example.com' } });

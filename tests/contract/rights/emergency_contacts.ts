import { ownedByPerson } from '../support/rights-kinds.ts';

export default ownedByPerson({ row: { name: 'A sister', phone: '11 5555' }, change: { email: 'sister@example.com' } });

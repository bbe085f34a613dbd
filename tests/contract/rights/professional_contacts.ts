import { ownedByPerson } from '../support/rights-kinds.ts';

export default ownedByPerson({ row: { name: 'A doctor', contact: '11 5555' }, change: { contact: '11 6666' } });

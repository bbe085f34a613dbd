import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({ row: { name: 'A doctor', contact: '11 5555' }, change: { contact: '11 6666' } });

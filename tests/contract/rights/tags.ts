import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({ row: { name: 'trabalho' }, change: { name: 'escritório' } });

import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({ row: { verse_set: 'secular' }, change: { tradition: 'jewish' } });

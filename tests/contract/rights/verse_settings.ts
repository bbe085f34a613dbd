import { ownedByPerson } from '../support/rights-kinds.ts';

export default ownedByPerson({ row: { verse_set: 'secular' }, change: { tradition: 'jewish' } });

import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({ row: { text: 'I need a quiet place.', position: 1 }, change: { position: 2.5 } });

import { ownedByPerson } from '../support/rights-kinds.ts';

export default ownedByPerson({ row: { text: 'I need a quiet place.', position: 1 }, change: { position: 2.5 } });

import { ownedByPerson } from '../support/rights-kinds.ts';

export default ownedByPerson({ row: { theme: 'dark' }, change: { text_size: 'larger' } });

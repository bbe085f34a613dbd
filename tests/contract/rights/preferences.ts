import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({ row: { theme: 'dark' }, change: { text_size: 'larger' } });

import { ownedByPremium } from '../support/table-rights.ts';

export default ownedByPremium({ row: { name: 'Semente' }, change: { name: 'Broto' } });

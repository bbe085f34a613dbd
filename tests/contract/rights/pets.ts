import { ownedByPremium } from '../support/rights-kinds.ts';

export default ownedByPremium({ row: { name: 'Semente' }, change: { name: 'Broto' } });

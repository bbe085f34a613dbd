import { ownedByPremium } from '../support/rights-kinds.ts';

export default ownedByPremium({ row: { warning_signs: 'I stop answering' }, change: { own_ways: 'A walk' } });

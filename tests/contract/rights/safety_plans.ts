import { ownedByPremium } from '../support/table-rights.ts';

export default ownedByPremium({ row: { warning_signs: 'I stop answering' }, change: { own_ways: 'A walk' } });

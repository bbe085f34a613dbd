import { ownedByPremium } from '../support/rights-kinds.ts';

export default ownedByPremium({ row: { message: 'Please call me' }, change: { message: null, share_phone: true } });

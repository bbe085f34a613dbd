import { ownedByPremium } from '../support/table-rights.ts';

export default ownedByPremium({ row: { message: 'Please call me' }, change: { message: null, share_phone: true } });

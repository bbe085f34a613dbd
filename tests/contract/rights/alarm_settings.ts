import { ownedByPerson } from '../support/rights-kinds.ts';

export default ownedByPerson({ row: { quiet_from: '22:00', quiet_to: '07:00' }, change: { discreet: true } });

import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({ row: { quiet_from: '22:00', quiet_to: '07:00' }, change: { discreet: true } });

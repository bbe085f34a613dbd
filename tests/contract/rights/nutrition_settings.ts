import { ownedByPerson } from '../support/rights-kinds.ts';

export default ownedByPerson({ row: { hide_numbers: false }, change: { hide_numbers: true } });

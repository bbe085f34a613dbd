import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({ row: { hide_numbers: false }, change: { hide_numbers: true } });

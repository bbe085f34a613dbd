import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({ row: { phq9_weeks: 2 }, change: { phq9_weeks: 4 } });

import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({ row: { goal_ml: 2000 }, change: { goal_ml: 2500 } });

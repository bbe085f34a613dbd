import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({
  row: { name: 'Breakfast', part_of_day: 'morning', minutes: 15, smaller: 'A piece of fruit', position: 1 },
  change: { minutes: 20 },
});

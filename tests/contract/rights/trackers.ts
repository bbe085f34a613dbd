import { ownedByPerson } from '../support/table-rights.ts';

/** The first three trackers are free (trackers.test.ts). */
export default ownedByPerson({
  row: { name: 'Café', kind: 'number', unit: 'xícaras', position: 1 },
  change: { name: 'Chá' },
});

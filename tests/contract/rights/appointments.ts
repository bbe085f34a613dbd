import { ownedByPerson } from '../support/table-rights.ts';

// A date far in the future, because past days need premium. tests/contract/retroactive-calendar.test.ts tests past days.
export default ownedByPerson({
  row: { date: '2099-01-02', name: 'A', type: 'therapy' },
  change: { name: 'B' },
});

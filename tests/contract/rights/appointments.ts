import { ownedByPerson } from '../support/rights-kinds.ts';

// Far ahead: on a past day only premium may write, which tests/contract/retroactive-calendar.test.ts tries.
export default ownedByPerson({
  row: { date: '2099-01-02', name: 'A', type: 'therapy' },
  change: { name: 'B' },
});

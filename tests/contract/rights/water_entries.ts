import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({
  row: { date: '2026-01-02', amount_ml: 250, notes: 'Chá' },
  change: { amount_ml: 300, notes: null },
});

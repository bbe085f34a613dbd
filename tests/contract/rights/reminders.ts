import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({
  row: { text: 'Regar as plantas', time: '18:00', repeat: 'weekly', day: '2026-01-02' },
  change: { done_on: '2026-01-09' },
});

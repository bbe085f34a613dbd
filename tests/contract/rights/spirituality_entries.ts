import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({
  row: { date: '2026-01-02', practice: 'A quiet walk', duration_minutes: 20 },
  change: { practice: 'Breathing', duration_minutes: 5, notes: 'by the window' },
});

import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({
  row: { date: '2026-01-02', type: 'swimming', duration_minutes: 30, intensity: 'moderate' },
  change: { duration_minutes: 45, intensity: 'high' },
});

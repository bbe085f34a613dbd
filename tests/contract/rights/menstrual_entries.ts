import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({
  row: { date: '2026-01-02', on_period: true, flow: 'moderate', symptoms: ['cramps', 'fatigue'] },
  change: { flow: 'light' },
});

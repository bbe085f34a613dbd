import { ownedByPremium } from '../support/table-rights.ts';

export default ownedByPremium({
  row: { date: '2026-01-02', hours: 7.5, bed_time: '23:10', wake_time: '06:40', quality: 'restful' },
  change: { quality: 'wokeUpOften' },
});

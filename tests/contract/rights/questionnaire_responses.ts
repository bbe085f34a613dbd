import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({
  row: { date: '2026-01-02', kind: 'phq9', language: 'pt', item_1: 1, item_9: 0 },
  change: { item_1: 2 },
});

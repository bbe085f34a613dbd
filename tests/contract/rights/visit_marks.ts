import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({
  row: { entry_table: 'mood_entries', entry_id: '3f1c6f0e-8a55-4d0e-9a51-0c7b6f2d9e11', entry_date: '2026-01-02' },
  change: { visit_id: '3f1c6f0e-8a55-4d0e-9a51-0c7b6f2d9e12' },
});

import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({
  row: {
    date: '2026-01-02',
    medication_id: '3f1c6f0e-8a55-4d0e-9a51-0c7b6f2d9e10',
    name: 'Metilfenidato',
    // The dosage must differ from that of the sample medicine (medications.ts). Otherwise this row would answer one of that
    // medicine's doses.
    dosage: '20 mg',
    planned: '08:00',
    state: 'taken',
    taken_at: '08:12',
  },
  change: { state: 'skipped', taken_at: null },
});

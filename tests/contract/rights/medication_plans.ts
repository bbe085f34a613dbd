import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({
  row: {
    medication_id: '3f1c6f0e-8a55-4d0e-9a51-0c7b6f2d9e10',
    from_date: '2026-01-02',
    to_date: '2026-02-03',
    name: 'Metilfenidato',
    dosage: '20 mg',
    times: ['08:00'],
  },
  change: { to_date: '2026-02-04' },
});

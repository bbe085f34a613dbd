import { ownedByPerson } from '../support/table-rights.ts';

export default {
  ...ownedByPerson({
    row: {
      ...{ date: '2026-01-02', tracker_id: '3f1c6f0e-8a55-4d0e-9a51-0c7b6f2d9e13' },
      ...{ name: 'Café', kind: 'number', unit: 'xícaras', amount: 2 },
    },
    change: { amount: 3 },
  }),
  parent: { column: 'tracker_id', table: 'trackers', row: { name: 'Café', kind: 'number', unit: 'xícaras' } },
};

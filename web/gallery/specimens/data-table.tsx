import { DataTable } from '#ui/data-table.tsx';
import type { Specimens } from '../specimen.ts';

const columns = [
  { id: 'day', label: 'Day' },
  { id: 'amount', label: 'Amount', numeric: true },
];

export default {
  'with a day without a record': () => (
    <DataTable
      caption="Water"
      columns={columns}
      rows={[
        { id: '1', cells: { day: '10 March', amount: '1,250 ml' } },
        { id: '2', cells: { day: '11 March', amount: 'no record' } },
      ]}
    />
  ),
} satisfies Specimens;

import { BarChart } from '#ui/bar-chart.tsx';
import type { Specimens } from '../specimen.ts';

const labels = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const points = (values: (number | null)[]) => values.map((value, index) => ({ label: labels[index] ?? '', value }));

export default {
  'with a day without a record, and a mark': () => (
    <BarChart
      summary="Five days with a record"
      points={points([900, 1400, null, 2100, 1800, null, 600])}
      mark={{ value: 2000, label: 'Goal: 2,000 ml' }}
    />
  ),
  'a bar of which only a part is known': () => (
    <BarChart
      summary="Two days"
      points={[
        { label: 'Mon', value: 900 },
        { label: 'Tue', value: 700, partial: true },
      ]}
    />
  ),
  'one of several': () => <BarChart small summary="Seven days" points={points([2, null, 3, 5, null, 1, 4])} maximum={5} />,
  'one record': () => (
    <BarChart summary="One day with a record" points={points([null, null, null, 3, null, null, null])} maximum={5} />
  ),
} satisfies Specimens;

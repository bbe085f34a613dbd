import { LineChart } from '#ui/line-chart.tsx';
import type { Specimens } from '../specimen.ts';

const values = [71.2, 71, null, 70.6, 70.9, 70.4];
const points = values.map((value, index) => ({ label: `${String(index + 5)} March`, value }));
const trend = [71.1, 71, 70.9, 70.8, 70.7, 70.6];
const format = (value: number) => `${value.toFixed(1)} kg`;

export default {
  'with a gap': () => <LineChart fromLowest summary="From 71.2 to 70.4 kg" points={points} formatValue={format} />,
  'marks and trend': () => (
    <LineChart fromLowest summary="Falls slowly" points={points} trend={trend} formatValue={format} />
  ),
  'trend only': () => (
    <LineChart fromLowest summary="Falls slowly" points={points} trend={trend} trendOnly formatValue={format} />
  ),
  'one of several above each other, with a marked point': () => (
    <LineChart small scaleWidth="4.5rem" at={3} fromLowest summary="Falls" points={points} formatValue={format} />
  ),
} satisfies Specimens;

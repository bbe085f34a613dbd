import { PartsChart } from '#ui/parts-chart.tsx';
import type { Specimens } from '../specimen.ts';

const kinds = ['low', 'moderate', 'high', 'no answer'].map((label, at) => ({ kind: label, at, label, amount: '45 min' }));

export default {
  'bars of parts': () => (
    <PartsChart
      summary="Most of the time was swimming, 90 minutes."
      kinds={kinds}
      rows={[
        { label: 'swimming', amount: '90 min', parts: [0, 1, 2, 3].map((at) => ({ at, value: 10 + 8 * at })) },
        { label: 'running', amount: '30 min', parts: [{ at: 2, value: 30 }] },
      ]}
    />
  ),
} satisfies Specimens;

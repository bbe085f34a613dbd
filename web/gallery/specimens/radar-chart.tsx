import { RadarChart } from '#ui/radar-chart.tsx';
import type { Specimens } from '../specimen.ts';

const axes = ['Sight', 'Hearing', 'Touch', 'Smell', 'Proprioception', 'Balance', 'Interoception'];
const usual = { label: 'your usual', values: [3, 3, 3, 2, 3, 3, 3] };

export default {
  'beside the usual': () => (
    <RadarChart
      summary="Hearing lies above the usual."
      axes={axes}
      rings={5}
      line={{ label: 'this period', values: [3.2, 4.4, 3, 2, 2.5, 3, 3.8] }}
      usual={usual}
    />
  ),
  'axes without a record': () => (
    <RadarChart
      summary="Three senses have a record."
      axes={axes}
      rings={5}
      line={{ label: 'this period', values: [3, 4, null, null, 2, null, null] }}
    />
  ),
} satisfies Specimens;

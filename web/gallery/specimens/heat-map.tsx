import { HeatMap } from '#ui/heat-map.tsx';
import type { Specimens } from '../specimen.ts';

const columns = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default {
  'amounts where rows and columns meet': () => (
    <HeatMap
      summary="Sounds on Mondays, five times."
      columns={columns}
      rows={[
        { label: 'sounds', values: [5, 2, 0, 1, 3, 0, 0] },
        { label: 'light and images', values: [1, 0, 0, 0, 2, 0, 1] },
      ]}
      formatValue={String}
    />
  ),
} satisfies Specimens;

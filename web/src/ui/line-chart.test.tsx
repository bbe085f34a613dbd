import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LineChart } from './line-chart.tsx';

const point = (value: number) => ({ label: 'day', value });

test('draws equal values in the middle, not at the bottom like zeros', () => {
  const html = renderToStaticMarkup(
    <LineChart summary="70 kg on both days" points={[point(70), point(70)]} formatValue={String} />,
  );
  expect(html).toContain('71');
  expect(html).toContain('69');
});

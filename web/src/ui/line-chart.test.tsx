import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LineChart } from './line-chart.tsx';

const point = (value: number) => ({ label: 'day', value });

test('values that are all the same lie in the middle, not on the ground as if they were nothing', () => {
  const html = renderToStaticMarkup(
    <LineChart summary="70 kg on both days" points={[point(70), point(70)]} formatValue={String} />,
  );
  expect(html).toContain('71');
  expect(html).toContain('69');
});

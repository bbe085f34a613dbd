import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LineChart } from './line-chart.tsx';

const point = (value: number) => ({ label: 'day', value });
const hours = (value: number) => `${String(value)} h`;

test('starts the scale at zero, so that a small difference does not look like a fall', () => {
  const html = renderToStaticMarkup(<LineChart summary="6 h, then 8 h" points={[point(6), point(8)]} formatValue={hours} />);
  expect(html).toContain('<span>8 h</span><span>0 h</span>');
  // 6 of 8 hours are three quarters of the height.
  expect(html).toContain('M0.00 25.00');
});

test('starts at the lowest value where zero means nothing, as for a weight', () => {
  const html = renderToStaticMarkup(
    <LineChart fromLowest summary="70 kg, then 72 kg" points={[point(70), point(72)]} formatValue={String} />,
  );
  expect(html).toContain('<span>72</span><span>70</span>');
});

test('draws equal values in the middle, not at the bottom like zeros', () => {
  const html = renderToStaticMarkup(
    <LineChart fromLowest summary="70 kg on both days" points={[point(70), point(70)]} formatValue={String} />,
  );
  expect(html).toContain('71');
  expect(html).toContain('69');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChoicesGroup } from './choices-group.tsx';

const options = ['calm', 'sad', 'tired', 'happy'].map((value) => ({ value, label: value }));
const disabledWith = (values: readonly string[]) =>
  renderToStaticMarkup(
    <ChoicesGroup legend="Feelings" name="also" options={options} values={values} max={2} onChange={() => undefined} />,
  ).match(/ disabled\b/g)?.length ?? 0;

it('closes the other choices once the most are chosen; a value that is not offered does not count', () => {
  expect(disabledWith(['calm'])).toBe(0);
  expect(disabledWith(['calm', 'sad'])).toBe(2);
  expect(disabledWith(['calm', 'angry'])).toBe(0);
});

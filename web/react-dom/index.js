// The package `react-dom` of this app: Preact under React's name (docs/decisions/0093). @types/react-dom has the types.
import { flushSync as flushRender } from 'preact/compat';
import { settle } from 'react/effects';

export * from 'preact/compat';
export { default } from 'preact/compat';

/** Like React's, this also runs the effects. Preact's own only renders. */
export function flushSync(change) {
  const result = flushRender(change);
  settle();
  return result;
}

// The package `react` of this app: Preact under React's name (docs/decisions/0093). @types/react has the types.
import './effects.js';

export * from 'preact/compat';
export { default } from 'preact/compat';

/** React Router imports this by name, for its data router, which this app does not use. */
export const useOptimistic = undefined;

import fc from 'fast-check';
import { anyValue } from './any-value.ts';

/** A valid object with a few members replaced, added or removed. */
export function changedMembers(
  sensible: Readonly<Record<string, unknown>>,
  members: readonly string[],
): fc.Arbitrary<Record<string, unknown>> {
  const value: fc.Arbitrary<unknown> = fc.oneof(
    { weight: 4, arbitrary: anyValue },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(sensible), null, undefined) },
  );
  const own = Object.keys(sensible);
  const name = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...(own.length > 0 ? own : members)) },
    { weight: 1, arbitrary: fc.constantFrom(...members) },
  );
  // A change to undefined removes the member, because JSON omits undefined members.
  return fc
    .array(fc.tuple(name, value), { maxLength: 3 })
    .map((changes) => ({ ...sensible, ...Object.fromEntries(changes) }));
}

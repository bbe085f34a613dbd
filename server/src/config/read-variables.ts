import type { Values, Variables } from './variable.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the text of a variable; undefined if it is unset or empty. */
export function textOf(environment: Environment, name: string): string | undefined {
  const text = environment[name];
  return text === '' ? undefined : text;
}

/**
 * Reads variables from an environment. An invalid variable has the value undefined, and `faults` has a line with its
 * name and the accepted values.
 */
export function readVariables<Declared extends Variables>(
  variables: Declared,
  environment: Environment,
): { values: Values<Declared>; faults: Map<string, string> } {
  const faults = new Map<string, string>();
  const values = Object.entries(variables).map(([name, { kind, default: standard }]) => {
    const text = textOf(environment, name) ?? standard;
    if (text === undefined) return [name, undefined];
    const value = kind.read(text);
    if (value === undefined) faults.set(name, `${name}: must be ${kind.takes}`);
    return [name, value];
  });
  return { values: Object.fromEntries(values) as Values<Declared>, faults };
}

/**
 * Thrown if variables are invalid. The message has one line for each invalid variable, with the accepted values. It
 * never contains the variable's own value, because some values are secret.
 */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

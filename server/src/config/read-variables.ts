import type { Values, Variables } from './variable.ts';

/** What an environment holds. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The text of a variable; undefined while it is unset, as an empty one counts. */
export function textOf(environment: Environment, name: string): string | undefined {
  const text = environment[name];
  return text === '' ? undefined : text;
}

/** Reads variables from an environment. Of one that cannot be used there is a line by its name, which says what it must be, and its value is undefined. */
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

/** A variable that cannot be used; the message has one line for each, naming it and what it must be, and never quotes a value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

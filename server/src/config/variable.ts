import type { Kind } from './kinds.ts';

/** One environment variable with its documentation, for `npm run config`, docs/operations.md and errors at startup. */
export interface Variable<Value = unknown> {
  kind: Kind<Value>;
  /** Its meaning, in one sentence without the full stop; names of variables and examples are in backticks. */
  meaning: string;
  /** The default text. Without one, an unset variable's value is undefined. */
  default?: string;
  /** The effect of an unset variable; by default its default text. */
  unset?: string;
  example: string;
  /** A secret: its value is never shown or logged. */
  secret?: true;
}

export type Variables = Readonly<Record<string, Variable>>;

export type Values<Declared extends Variables> = {
  [Name in keyof Declared]: Declared[Name] extends { kind: Kind<infer Value> }
    ? Declared[Name] extends { default: string }
      ? Value
      : Value | undefined
    : never;
};

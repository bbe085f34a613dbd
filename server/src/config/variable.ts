import type { Kind } from './kinds.ts';

/** An environment variable with its documentation, which `npm run config`, docs/operations.md and errors at startup use. */
export interface Variable<Value = unknown> {
  kind: Kind<Value>;
  /** What the variable means, in one sentence without a full stop. Names of variables and examples are in backticks. */
  meaning: string;
  /** The text that is parsed if the variable is unset. Without `default`, the value of an unset variable is undefined. */
  default?: string;
  /** What happens if the variable is unset, in words. Without `unset`, the documentation shows `default`. */
  unset?: string;
  example: string;
  /** Whether the value is secret. A secret value is never shown or logged. */
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

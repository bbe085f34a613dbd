import type { Kind } from './kinds.ts';

/** One variable of the environment, with all that is said of it: by `npm run config`, by docs/operations.md and by the start when it cannot be used. */
export interface Variable<Value = unknown> {
  kind: Kind<Value>;
  /** What it means, in one sentence without its full stop; names of variables and examples stand in backticks. */
  meaning: string;
  /** Its text while it is unset. Without one its value is then undefined. */
  default?: string;
  /** What holds while it is unset, in words; where it is left out the default says it. */
  unset?: string;
  example: string;
  /** Whoever reads its value gets in somewhere, or could: it is never shown and never logged. */
  secret?: true;
}

/** Variables by their names. */
export type Variables = Readonly<Record<string, Variable>>;

/** What variables were read to. */
export type Values<Declared extends Variables> = {
  [Name in keyof Declared]: Declared[Name] extends { kind: Kind<infer Value> }
    ? Declared[Name] extends { default: string }
      ? Value
      : Value | undefined
    : never;
};

import { Refusal } from '#errors.ts';
import type { Catalogue, Table } from '../catalogue/catalogue.ts';
import { limits } from '../query/limits.ts';
import type { Slot } from '../query/query-tree.ts';
import type { Statement } from './statement.ts';

/** The rows that a level reads. They come from a table, a change or a function. */
export interface Source extends Pick<Table, 'columns' | 'computed'> {
  /** The table's name, for messages and for finding foreign keys. */
  name: string;
  /** The SQL alias of a row. */
  alias: string;
  /** Whether the alias has only the columns that the statement uses, instead of the table's columns in their order. */
  isPartial?: boolean;
}

/** A statement under construction: its parameters, its aliases, and the columns that it uses of each source. */
export class Writing {
  readonly catalogue: Catalogue;
  usesAggregates = false;
  readonly used = new Map<string, Set<string>>();
  readonly #parameters: { slot: Slot; type: string }[] = [];
  readonly #dateTimes: Statement['dateTimes'] = [];
  #aliases = 0;
  #computed = 0;

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * Adds a parameter and returns its placeholder with a cast. The value is sent as text. With `$1::int`, the database
   * parses it once, before the statement runs; with `$1::text::int` it would parse it again for every row. Two uses of a
   * slot with the same type share one parameter.
   */
  parameter(slot: Slot, type = 'text'): string {
    let index = this.#parameters.findIndex((known) => known.slot === slot && known.type === type);
    if (index < 0) index = this.#parameters.push({ slot, type }) - 1;
    return `$${String(index + 1)}::${type}`;
  }

  /**
   * The placeholder of a value whose type comes from the catalogue. If the type contains a date or time, `parametersOf`
   * checks the value.
   */
  valueOf(slot: Slot, type: string, dateTime: boolean): string {
    if (dateTime) this.#dateTimes.push({ slot, type });
    return this.parameter(slot, type);
  }

  /**
   * Returns a new alias. It cannot collide with a column's name or a name from a request, because those are always
   * quoted.
   */
  alias(): string {
    this.#aliases += 1;
    return `t${String(this.#aliases)}`;
  }

  note(source: Source, column: string): void {
    const columns = this.used.get(source.alias);
    if (columns) columns.add(column);
    else this.used.set(source.alias, new Set([column]));
  }

  /** Counts a use of a computed field. Throws `PGRST100` above the limit. */
  countComputed(): void {
    this.#computed += 1;
    if (this.#computed <= limits.computed) return;
    throw new Refusal('PGRST100', { details: `more than ${String(limits.computed)} computed fields` });
  }

  statement(text: string): Statement {
    return {
      text,
      slots: this.#parameters.map(({ slot }) => slot),
      dateTimes: this.#dateTimes,
      usesAggregates: this.usesAggregates,
    };
  }
}

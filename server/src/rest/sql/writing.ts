import type { Catalogue, Column } from '../catalogue/catalogue.ts';
import type { Slot } from '../query/query-tree.ts';
import type { Statement } from './statement.ts';

/** Rows that a level of a query reads: a table, the rows a change returned, or what a function gave. */
export interface Source {
  /** The name for messages; also the table by which foreign keys are looked up. */
  name: string;
  /** How SQL calls a row of it. */
  alias: string;
  columns: Map<string, Column>;
}

/** One statement being written: its parameters, its aliases and which columns of a source were used. */
export class Writing {
  readonly catalogue: Catalogue;
  readonly used = new Map<string, Set<string>>();
  readonly #parameters: { slot: Slot; type: string }[] = [];
  readonly #dateTimes: Statement['dateTimes'] = [];
  #aliases = 0;

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * The place of a value. It is sent as text and read as the type once, before the statement runs: a cast of a text parameter would be repeated
   * for every row. A slot that occurs twice as one type is one parameter.
   */
  parameter(slot: Slot, type = 'text'): string {
    let index = this.#parameters.findIndex((known) => known.slot === slot && known.type === type);
    if (index < 0) index = this.#parameters.push({ slot, type }) - 1;
    return `$${String(index + 1)}::${type}`;
  }

  /** A value as a type of the catalogue. */
  valueOf(slot: Slot, type: string, dateTime: boolean): string {
    if (dateTime) this.#dateTimes.push({ slot, type });
    return this.parameter(slot, type);
  }

  /** An alias that no column and no request can bear, since the request's own names are quoted. */
  alias(): string {
    this.#aliases += 1;
    return `t${String(this.#aliases)}`;
  }

  note(source: Source, column: string): void {
    const columns = this.used.get(source.alias);
    if (columns) columns.add(column);
    else this.used.set(source.alias, new Set([column]));
  }

  statement(text: string): Statement {
    return { text, slots: this.#parameters.map(({ slot }) => slot), dateTimes: this.#dateTimes };
  }
}

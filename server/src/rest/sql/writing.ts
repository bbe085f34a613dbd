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
  readonly #slots: Slot[] = [];
  #aliases = 0;

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * The place of a value, always sent as text: the database reads it as the type it is compared with, alike on both engines. A slot that
   * occurs twice is one parameter.
   */
  parameter(slot: Slot): string {
    let index = this.#slots.indexOf(slot);
    if (index < 0) index = this.#slots.push(slot) - 1;
    return `$${String(index + 1)}::text`;
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
    return { text, slots: this.#slots };
  }
}

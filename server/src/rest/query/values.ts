import type { Slot } from './query-tree.ts';
import { limits } from './limits.ts';
import type { Scanner } from './scanner.ts';

/** Collects the values of one request during parsing, and refuses a request that exceeds one of the limits. */
export class Values {
  readonly list: string[] = [];
  #conditions = 0;
  #selected = 0;
  #embeds = 0;
  #aggregates = 0;
  #wildcards = 0;
  #patternLetters = 0;
  #searchedLetters = 0;
  #elements = 0;

  add(value: string): Slot {
    return this.list.push(value) - 1;
  }

  countCondition(scanner: Scanner): void {
    this.#conditions += 1;
    if (this.#conditions > limits.conditions) scanner.fail(`more than ${String(limits.conditions)} conditions`);
  }

  countSelected(scanner: Scanner): void {
    this.#selected += 1;
    if (this.#selected > limits.selected) scanner.fail(`more than ${String(limits.selected)} selected fields`);
  }

  countEmbed(scanner: Scanner): void {
    this.#embeds += 1;
    if (this.#embeds > limits.embeds) scanner.fail(`more than ${String(limits.embeds)} embedded resources`);
  }

  countAggregate(scanner: Scanner): void {
    this.#aggregates += 1;
    if (this.#aggregates > limits.aggregates) scanner.fail(`more than ${String(limits.aggregates)} aggregates`);
  }

  /**
   * Counts the wildcards and letters of a pattern, or of several patterns in array notation. The caller has replaced
   * `*` by `%`. A pattern with n wildcards counts as n + 1, because PostgreSQL searches every stored text even for a pattern
   * without wildcards.
   */
  countPattern(scanner: Scanner, pattern: string): void {
    this.#wildcards += 1 + (pattern.match(/[%_,]/g)?.length ?? 0);
    if (this.#wildcards > limits.wildcards) scanner.fail(`more than ${String(limits.wildcards)} wildcards in patterns`);
    this.#patternLetters += pattern.length;
    if (this.#patternLetters > limits.patternLetters) {
      scanner.fail(`more than ${String(limits.patternLetters)} letters in patterns`);
    }
    this.#searchedLetters += /(?:[%_].*|$)/s.exec(pattern)?.[0].replace(/[%_]/g, '').length ?? 0;
    if (this.#searchedLetters > limits.searchedLetters) {
      scanner.fail(`more than ${String(limits.searchedLetters)} letters behind a wildcard`);
    }
  }

  /** Counts the elements of a value that may be an array: the value of `cs`, `cd`, `ov`, `(any)` or `(all)`. */
  countElements(scanner: Scanner, value: string): void {
    this.#elements += 1 + (value.match(/,/g)?.length ?? 0);
    if (this.#elements > limits.elements) scanner.fail(`more than ${String(limits.elements)} elements in arrays; use "in"`);
  }
}

import { Refusal } from '#errors.ts';
import { limits } from './limits.ts';
import type { Field, PathStep } from './query-tree.ts';
import type { Values } from './values.ts';

/** An unquoted name: letters, digits, `_`, space, `$`, and `-` if it does not begin an arrow (`->`). */
// eslint-disable-next-line redos/no-vulnerable -- sticky, so tried at one position only; its two parts begin with different characters
const bareName = /(?:[\p{L}\p{N}_ $]|-(?!>))+/uy;
const place = /-?\d{1,9}(?![\p{L}\p{N}_ $]|-(?!>))/uy;
const quotedText = /"((?:[^"\\]|\\.)*)"/suy;

/** Reads a parameter's text from left to right. */
export class Scanner {
  readonly part: string;
  readonly text: string;
  position = 0;

  constructor(part: string, text: string) {
    this.part = part;
    this.text = text;
  }

  get atEnd(): boolean {
    return this.position >= this.text.length;
  }

  /** If the text continues with this word, consumes it and returns true. */
  take(word: string): boolean {
    if (!this.text.startsWith(word, this.position)) return false;
    this.position += word.length;
    return true;
  }

  expect(word: string): void {
    if (!this.take(word)) this.fail(`expected "${word}"`);
  }

  /** Consumes the match of a sticky regular expression at the current position. */
  match(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.position;
    const found = expression.exec(this.text);
    if (!found) return undefined;
    this.position = expression.lastIndex;
    return found;
  }

  /**
   * Consumes a double-quoted text, in which `\` escapes the next character. Undefined if there is no quote at this
   * position.
   */
  quoted(): string | undefined {
    if (this.text[this.position] !== '"') return undefined;
    const found = this.match(quotedText);
    if (!found) return this.fail('a quoted text does not end');
    return (found[1] ?? '').replace(/\\(.)/gsu, '$1');
  }

  name(): string {
    return this.quoted() ?? this.match(bareName)?.[0] ?? this.fail('expected a name');
  }

  /** Consumes and returns the rest of the text. */
  remainder(): string {
    const rest = this.text.slice(this.position);
    this.position = this.text.length;
    return rest;
  }

  expectEnd(): void {
    if (!this.atEnd) this.fail(`unexpected "${this.text[this.position] ?? ''}"`);
  }

  fail(reason: string): never {
    throw parseRefusal(this.part, this.text, `${reason} at character ${String(this.position + 1)}`);
  }
}

const shown = 120;

/**
 * Creates the refusal (`PGRST100`) for a URL parameter with a syntax error. `part` is the parameter's name. The message
 * shows the beginning of its text.
 */
export function parseRefusal(part: string, text: string, details: string): Refusal {
  const cut = text.length > shown ? `${text.slice(0, shown)}…` : text;
  return new Refusal('PGRST100', { message: `failed to parse ${part} (${cut})`, details });
}

/** Parses `column` or `column->key->>0`. `lastKey` is the path's name in the response if the request gives no alias. */
export function parseField(scanner: Scanner, values: Values): Field & { lastKey?: string } {
  const name = scanner.name();
  const path: PathStep[] = [];
  let lastKey: string | undefined;
  while (scanner.take('->')) {
    if (path.length >= limits.pathSteps) scanner.fail(`a path of more than ${String(limits.pathSteps)} steps`);
    const asText = scanner.take('>');
    const index = scanner.match(place)?.[0];
    const key: string = index ?? scanner.name();
    path.push({ asText, key: values.add(key), isIndex: index !== undefined });
    if (index === undefined) lastKey = key;
    if (asText) break;
  }
  return lastKey === undefined ? { name, path } : { name, path, lastKey };
}

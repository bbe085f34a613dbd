import { Refusal } from '#errors.ts';

/** Letters, digits, `_`, space, `$`, and `-` where no arrow begins: what a name may consist of without quotes. */
// eslint-disable-next-line redos/no-vulnerable -- sticky: tried at one place; its two parts begin with different signs
const bareName = /(?:[\p{L}\p{N}_ $]|-(?!>))+/uy;
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

  /** Whether the text goes on with this word, which is then passed. */
  take(word: string): boolean {
    if (!this.text.startsWith(word, this.position)) return false;
    this.position += word.length;
    return true;
  }

  expect(word: string): void {
    if (!this.take(word)) this.fail(`expected "${word}"`);
  }

  /** Passes what a sticky expression matches here. */
  match(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.position;
    const found = expression.exec(this.text);
    if (!found) return undefined;
    this.position = expression.lastIndex;
    return found;
  }

  /** Text in double quotes, in which `\` makes the next character literal; undefined when no quote stands here. */
  quoted(): string | undefined {
    if (this.text[this.position] !== '"') return undefined;
    const found = this.match(quotedText);
    if (!found) return this.fail('a quoted text does not end');
    return (found[1] ?? '').replace(/\\(.)/gsu, '$1');
  }

  name(): string {
    return this.quoted() ?? this.match(bareName)?.[0] ?? this.fail('expected a name');
  }

  /** Everything from here on. */
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

/** `PGRST100`: a part of the URL cannot be read. `part` is the parameter's name; the text is cut, for it is shown. */
export function parseRefusal(part: string, text: string, details: string): Refusal {
  const cut = text.length > shown ? `${text.slice(0, shown)}…` : text;
  return new Refusal('PGRST100', { message: `failed to parse ${part} (${cut})`, details });
}

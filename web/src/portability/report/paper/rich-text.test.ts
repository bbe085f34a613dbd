import { describe, expect, it } from 'vitest';
import { colours } from '../colours.ts';
import type { Paper } from './page-layout.ts';
import { layOutText, type RichText } from './rich-text.ts';

const style = { size: 8, colour: colours.ink };
/** A typesetter in which each character is one point wide. It breaks lines anywhere. */
const text = {
  measure: (line: string) => line.length,
  breakLines: (whole: string, width: number) =>
    whole.split('\n').flatMap((part) => part.match(new RegExp(`.{1,${String(width)}}`, 'gu')) ?? ['']),
};
const lay = (words: readonly RichText[], width: number) => layOutText({ text } as unknown as Paper, words, width, style);
const shown = (words: readonly RichText[], width: number) =>
  lay(words, width).map((line) => line.map((segment) => segment.text).join(''));

describe('texts of a cell', () => {
  it('share a line while they fit, and none breaks that fits a line of its own', () => {
    expect(shown([{ text: 'one' }, { text: 'two' }, { text: 'three' }], 10)).toEqual(['one · two', 'three']);
  });

  it('follow in the line of the entry before only with their whole entry', () => {
    const words = [{ text: 'one', isEntry: true }, { text: 'two', isEntry: true }, { text: 'notes' }];
    expect(shown(words, 20)).toEqual(['one  |  two · notes']);
    expect(shown(words, 15)).toEqual(['one', 'two · notes']);
  });

  it('begin a new line after a text of several lines or with a line break', () => {
    expect(shown([{ text: 'one' }, { text: 'a\nb' }, { text: 'two' }], 10)).toEqual(['one', 'a', 'b', 'two']);
  });

  it('keep their language in a shared line, and their labels have none', () => {
    const [line] = lay([{ text: 'one' }, { label: 'Notes: ', text: 'meu', lang: 'pt-BR' }, { text: 'two' }], 40);
    expect(line).toEqual([
      { text: 'one · Notes: ', indent: 0, lang: undefined },
      { text: 'meu', indent: 13, lang: 'pt-BR' },
      { text: ' · two', indent: 16, lang: undefined },
    ]);
  });
});

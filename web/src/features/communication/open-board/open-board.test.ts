import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readBoardFile, writeBoard } from './open-board.ts';

const board = (content: object) => ({ format: 'open-board-0.1', id: 'b', buttons: [], ...content });
const bytesOf = (content: unknown) => strToU8(JSON.stringify(content));
const textsOf = (content: object) => readBoardFile(bytesOf(board(content)))?.messages.map(({ text }) => text);

describe('a board file', () => {
  it('is read as it was written, with categories', () => {
    const messages = ['Água?', 'Preciso de silêncio.', 'Dói aqui.', 'Sim', 'Não'].map((text, index) => ({
      text,
      category: index === 2 ? 'médico' : null,
    }));
    const written = writeBoard(messages, { name: 'Minhas mensagens', lang: 'pt-BR' });
    expect(readBoardFile(strToU8(`\uFEFF${written}`))).toEqual({ messages, leftOut: 0 });
    expect(JSON.parse(written)).toMatchObject({
      ...{ format: 'open-board-0.1', locale: 'pt-BR' },
      grid: {
        rows: 2,
        columns: 4,
        order: [
          ['1', '2', '3', '4'],
          ['5', null, null, null],
        ],
      },
    });
  });

  it('gives what buttons say, in the order of the grid', () => {
    const buttons = [
      { id: 1, label: 'last' },
      { id: 'a', label: 'more', vocalization: 'I want more' },
      { id: 'b', label: 'outside' },
    ];
    expect(textsOf({ buttons, grid: { rows: 1, columns: 3, order: [['a', null, 1]] } })).toEqual([
      'I want more',
      'last',
      'outside',
    ]);
  });

  it('leaves out buttons that say nothing, and repetitions', () => {
    const buttons = [
      ...[{ id: '1', label: 'yes' }, { id: '2', label: 'yes' }, { id: '3', label: ' ' }, null, 'x', { id: '4' }],
      ...[
        { id: '5', label: 'home', action: ':home' },
        { id: '6', label: 'food', load_board: { id: 'food' } },
      ],
      ...[
        { id: '7', label: 'clear', actions: [':clear'] },
        { id: '8', label: 'secret', hidden: true },
      ],
    ];
    expect(textsOf({ buttons })).toEqual(['yes']);
  });

  it('counts messages that are too long or too many', () => {
    const many = Array.from({ length: 120 }, (_, index) => ({ id: String(index), label: `message ${String(index)}` }));
    const content = readBoardFile(bytesOf(board({ buttons: [{ id: 'x', label: 'a'.repeat(301) }, ...many] })));
    expect([content?.messages.length, content?.leftOut]).toEqual([100, 21]);
  });

  it('can be a ZIP of boards, whose further boards name the category', () => {
    const files = {
      'manifest.json': { format: 'open-board-0.1', root: 'start.obf', paths: { boards: { s: 'start.obf', f: 'food.obf' } } },
      'start.obf': board({ name: 'Start', buttons: [{ id: '1', label: 'hello' }] }),
      'food.obf': board({ name: 'Food', buttons: [{ id: '1', label: 'bread' }] }),
    };
    const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, bytesOf(content)])));
    expect(readBoardFile(zip)?.messages).toEqual([
      { text: 'hello', category: null },
      { text: 'bread', category: 'Food' },
    ]);
  });

  it('is refused if it is something else', () => {
    for (const content of ['', 'no json', '[]', '{}', '{"format":"open-board-0.1"}', '{"format":"x","buttons":[]}'])
      expect(readBoardFile(strToU8(content))).toBeNull();
    expect(readBoardFile(zipSync({ 'a.txt': strToU8('a') }))).toBeNull();
  });
});

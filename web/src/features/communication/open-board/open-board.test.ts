import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { drawings } from '../message-pictures/drawings.ts';
import { readDrawings } from '../message-pictures/read-drawings.ts';
import { mostBytes, readBoardFile } from './open-board.ts';
import { writeBoard, writeBoardFiles } from './write-board.ts';

const ours = readDrawings(drawings);
const read = (bytes: Uint8Array) => readBoardFile(bytes);
const facts = { name: 'Minhas mensagens', lang: 'pt-BR' };
const board = (content: object) => ({ format: 'open-board-0.1', id: 'b', buttons: [], ...content });
const bytesOf = (content: unknown) => strToU8(JSON.stringify(content));
const textsOf = (content: object) => read(bytesOf(board(content)))?.messages.map(({ text }) => text);

describe('a board file', () => {
  it('is read as it was written, with categories', () => {
    const messages = ['Água?', 'Preciso de silêncio.', 'Dói aqui.', 'Sim', 'Não'].map((text, index) => ({
      text,
      category: index === 2 ? 'médico' : null,
      picture: null,
    }));
    const written = writeBoard(messages, facts);
    expect(read(strToU8(`\uFEFF${written}`))).toEqual({
      messages,
      withoutPicture: [],
      leftOut: 0,
    });
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
    const content = read(bytesOf(board({ buttons: [{ id: 'x', label: 'a'.repeat(301) }, ...many] })));
    expect([content?.messages.length, content?.leftOut]).toEqual([100, 21]);
  });

  it('has no message of megabytes split into its characters', () => {
    const bytes = bytesOf(board({ buttons: [{ id: 'x', label: 'a'.repeat(1_000_000) }] }));
    const split = vi.spyOn(String.prototype, Symbol.iterator);
    const content = read(bytes);
    const longest = Math.max(0, ...split.mock.contexts.map((text) => String(text).length));
    split.mockRestore();
    expect([content?.leftOut, longest < 1000]).toEqual([1, true]);
  });

  it('as a ZIP is read up to ten megabytes of all its boards together', () => {
    const large = (label: string) => bytesOf(board({ buttons: [{ id: '1', label }], ext_other: 'a'.repeat(4_000_000) }));
    const labels = ['one', 'two', 'three'];
    const boards = Object.fromEntries(labels.map((label) => [`${label}.obf`, large(label)]));
    const manifest = {
      root: 'one.obf',
      paths: { boards: Object.fromEntries(labels.map((label) => [label, `${label}.obf`])) },
    };
    const zip = zipSync({ 'manifest.json': bytesOf(manifest), ...boards });
    expect(read(zip)?.messages.map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it('as a ZIP takes no longer if its entries lie about their sizes', () => {
    const names = ['lie.obf', 'small.obf'];
    const manifest = { root: 'lie.obf', paths: { boards: Object.fromEntries(names.map((name) => [name, name])) } };
    const small = bytesOf(board({ buttons: [{ id: '1', label: 'one' }] }));
    const files = { 'lie.obf': new Uint8Array(mostBytes), 'small.obf': small, 'manifest.json': bytesOf(manifest) };
    const zip = zipSync(files);
    expect(read(zip)).toBeNull();
    // The directory's first entry now declares one byte less than it expands to, which leaves one byte to the others.
    const view = new DataView(zip.buffer, zip.byteOffset, zip.length);
    view.setUint32(view.getUint32(zip.length - 6, true) + 24, mostBytes - 1, true);
    expect(read(zip)).toBeNull();
    // An entry that declares too much is not unpacked, and leaves everything.
    view.setUint32(view.getUint32(zip.length - 6, true) + 24, mostBytes + 1, true);
    expect(read(zip)?.messages.map(({ text }) => text)).toEqual(['one']);
  });

  it('can be a ZIP of boards, whose further boards name the category', () => {
    const files = {
      'manifest.json': { format: 'open-board-0.1', root: 'start.obf', paths: { boards: { s: 'start.obf', f: 'food.obf' } } },
      'start.obf': board({ name: 'Start', buttons: [{ id: '1', label: 'hello' }] }),
      'food.obf': board({ name: 'Food', buttons: [{ id: '1', label: 'bread' }] }),
    };
    const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, bytesOf(content)])));
    expect(read(zip)?.messages).toEqual([
      { text: 'hello', category: null, picture: null },
      { text: 'bread', category: 'Food', picture: null },
    ]);
  });

  it('with pictures is a ZIP that names their licence, and its pictures are recognised again', () => {
    const messages = [
      { text: 'Preciso de silêncio.', category: null, picture: 'silence' },
      { text: 'Psiu', category: null, picture: 'silence' },
      { text: 'Oi', category: null, picture: null },
    ];
    const newer = { text: 'Até logo', category: null, picture: 'picture-of-a-newer-version' };
    const files = writeBoardFiles([...messages, newer], facts, ours);
    expect(files.map(({ path }) => path)).toEqual(['manifest.json', 'boards/cogn-messages.obf', 'images/silence.svg']);
    expect(files[2]?.content).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" .*<desc>OpenMoji, CC BY-SA 4.0/u);
    const [image] = (JSON.parse(String(files[1]?.content)) as { images: object[] }).images;
    expect(image).toMatchObject({ path: 'images/silence.svg', license: { type: 'CC By-SA', author_name: 'OpenMoji' } });
    const zip = zipSync(Object.fromEntries(files.map(({ path, content }) => [path, strToU8(String(content))])));
    expect(read(zip)).toEqual({ messages: [...messages, { ...newer, picture: null }], withoutPicture: [], leftOut: 0 });
  });

  it('gives the texts of messages whose pictures are not the app’s', () => {
    const images = [
      { id: 1, url: 'https://example.org/water.png' },
      { id: 'b', ext_cogn_picture: '../../etc' },
      { id: 'c', ext_cogn_picture: 'water' },
      { url: 'https://example.org/without-id.png' },
    ];
    const buttons = [
      { id: '1', label: 'água', image_id: '1' },
      { id: '2', label: 'pão', image_id: 'b' },
      { id: '3', label: 'copo', image_id: 'c' },
      { id: '4', label: 'sal', image_id: 'missing' },
      { id: '5', label: 'sim' },
    ];
    const content = read(bytesOf(board({ buttons, images })));
    expect(content?.withoutPicture).toEqual(['água', 'pão']);
    expect(content?.messages.map(({ picture }) => picture)).toEqual([null, null, 'water', null, null]);
  });

  it('is refused if it is something else', () => {
    for (const content of ['', 'no json', '[]', '{}', '{"format":"open-board-0.1"}', '{"format":"x","buttons":[]}'])
      expect(read(strToU8(content))).toBeNull();
    expect(read(zipSync({ 'a.txt': strToU8('a') }))).toBeNull();
  });
});

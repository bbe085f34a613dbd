import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#core/messages/languages.ts';
import { pictureOf, presets, noPicture, quickMessages, storedPicture } from '../quick-messages.ts';
import { drawings } from './drawings.ts';
import { loadNamesByValue, findPictures, loadPictureNames, suggestPictures } from './picture-names.ts';
import { groupNames } from './picture-picker.tsx';
import { readDrawings, toSvg } from './read-drawings.ts';

const { groups, shapes } = readDrawings(drawings);
const ids = groups.flatMap((group) => group.ids);
const names = Object.fromEntries(
  await Promise.all(languageCodes.map(async (code) => [code, await loadPictureNames(code)] as const)),
);
const foundIn = (language: string, query: string) => findPictures(names[language] ?? [], query).map(({ id }) => id);
const suggestedIn = (language: string, message: string) =>
  suggestPictures(names[language] ?? [], message, 3).map(({ id }) => id);

describe('the pictures', () => {
  it('have ids that the column accepts, each once, in the categories of the picker', () => {
    const pattern = new RegExp(quickMessages.fields.picture.idPattern ?? '', 'u');
    expect(ids.filter((id) => !pattern.test(id) || id === 'none')).toEqual([]);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(groups.map(({ name }) => name)).toEqual([...groupNames]);
  });

  it('consist only of path data and colours, so that nothing in them can run or load', () => {
    const all = [...shapes.values()].flat();
    expect(all.filter(({ path }) => !/^[Mm][MmZzLlHhVvCcSsQqTtAa0-9 .,-]+$/u.test(path))).toEqual([]);
    expect(
      all.filter(({ fill, stroke }) => ![fill, stroke].every((colour) => /^(#[\da-f]{6}|none)$/u.test(colour))),
    ).toEqual([]);
    expect(all.filter(({ fill, stroke, width }) => (fill === 'none' && stroke === 'none') || !(width > 0))).toEqual([]);
    for (const each of shapes.values()) expect(each.length).toBeGreaterThan(0);
  });

  it('become SVG files of paths alone', () => {
    for (const each of shapes.values()) {
      const tags = [...toSvg(each).matchAll(/<([a-z]+)/gu)].map(([, tag]) => tag);
      expect([...new Set(tags)]).toEqual(['svg', 'desc', 'path']);
    }
  });

  it('all stand in docs/message-pictures.md', () => {
    const page = readFileSync(new URL('../../../../../docs/message-pictures.md', import.meta.url), 'utf8');
    expect([...page.matchAll(/^\| `([a-z-]+)` /gmu)].map(([, id]) => id)).toEqual(ids);
  });

  it('include one for each default message', () => {
    for (const preset of presets) expect(ids).toContain(pictureOf({ text: null, preset }));
  });
});

describe('the picture of a message', () => {
  it('is that of the default message until the person chooses another or none', () => {
    const message = { text: null, preset: 'silence' as const };
    for (const chosen of ['silence', 'headphones', null])
      expect(pictureOf({ ...message, picture: storedPicture(message, chosen) })).toBe(chosen);
    expect(storedPicture(message, 'silence')).toBeNull();
  });

  it('is only the chosen one if the words are the person’s own', () => {
    const message = { text: 'Volto já.', preset: 'silence' as const };
    expect(pictureOf(message)).toBeNull();
    for (const chosen of ['silence', null])
      expect(pictureOf({ ...message, picture: storedPicture(message, chosen) })).toBe(chosen);
  });
});

describe('the names of the pictures', () => {
  it.each(languageCodes)('are complete and different: %s', (language) => {
    expect(names[language]?.map(({ id }) => id)).toEqual(ids);
    const named = names[language]?.map(({ name }) => name) ?? [];
    expect(new Set(named).size).toBe(ids.length);
    expect(names[language]?.flatMap(({ words }) => words).filter((word) => word.trim() !== word || word === '')).toEqual([]);
  });

  it('stand for the ids where both versions of a message are shown', async () => {
    const named = await loadNamesByValue('pt', noPicture);
    expect([named?.get('toilet'), named?.get('none')]).toEqual(['banheiro', 'sem imagem']);
  });

  it('are found without accents and by further words', () => {
    expect(foundIn('pt', 'agua')).toEqual(['water', 'wait']);
    expect(foundIn('pt', 'Xixi')).toEqual(['toilet']);
    expect(foundIn('en', 'bathroom')).toEqual(['toilet']);
    expect(foundIn('ja', 'トイレ')).toEqual(['toilet']);
    expect(foundIn('zh', '厕所')).toEqual(['toilet']);
    expect(foundIn('pt', ' ')).toEqual([]);
  });

  it('are suggested by the words of a message, not by parts of words', () => {
    expect(suggestedIn('pt', 'Preciso ir ao banheiro.')[0]).toBe('toilet');
    expect(suggestedIn('pt', 'Pode me ajudar?')).toContain('help');
    expect(suggestedIn('pt', 'Foi o meu pai que pediu')).toEqual(['man']);
    expect(suggestedIn('pt', 'Assim mesmo')).toEqual([]);
    expect(suggestedIn('fr', 'J’ai besoin de silence')).toEqual(['silence']);
    expect(suggestedIn('ja', 'トイレに行きたいです')[0]).toBe('toilet');
    expect(suggestedIn('zh', '我要去洗手间')[0]).toBe('toilet');
  });
});

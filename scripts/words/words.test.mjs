import { describe, expect, it } from 'vitest';
import { judgeCatalogue } from './judge-catalogue.mjs';
import { judgeText } from './judge-text.mjs';
import { languages } from './read-catalogues.mjs';
import { longSentences } from './sentences.mjs';
import { placeholdersOf, readingOf } from './parse-icu-text.mjs';
import { specifiedTexts } from './specified-texts.mjs';

/** Returns the problems of one key with these texts. Each language that is not given has a correct text. */
function problemsOf({ pt = 'Sua meta: {goal}', used = ['key'], ...given }) {
  const good = {
    pt,
    en: 'Your goal: {goal}',
    es: 'Tu meta: {goal}',
    fr: 'Votre but\u00a0: {goal}',
    it: 'Il tuo scopo: {goal}',
  };
  const words = { ...good, ja: '目標：{goal}', zh: '目标：{goal}', ...given };
  const texts = new Map(
    Object.entries(words).map(([language, text]) => [language, new Map(text === null ? [] : [['key', text]])]),
  );
  return judgeCatalogue({ namespace: 'planted', folder: 'planted', texts }, new Set(used));
}

describe('a namespace', () => {
  it('passes if all seven languages agree', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each([
    ['a missing key', { fr: null }, 'planted/fr.ts key: is missing'],
    ['a key that nobody asks for', { used: [] }, 'no code asks for this key'],
    ['another placeholder', { ja: '目標：{gaol}' }, 'has the placeholders (gaol) where Portuguese has (goal)'],
    ['a copy of the Portuguese', { en: 'Sua meta: {goal}' }, 'is the same as in Portuguese'],
    ['a Portuguese letter', { es: 'Sua opção: {goal}' }, 'has a letter that only Portuguese has'],
    ['an empty text', { pt: 'a', en: ' ', es: 'a', fr: 'a', it: 'a', ja: 'あ', zh: '啊' }, 'is empty'],
    ['a broken ICU text', { zh: '目标：{goal' }, 'is no ICU text'],
  ])('is refused for %s', (_, given, said) => {
    expect(problemsOf(given).join('\n')).toContain(said);
  });

  it('requires exactly the plural forms of each language', () => {
    const pt = '{n, plural, one {# dia} other {# dias}}';
    const plain = {
      pt,
      es: pt,
      fr: '{n, plural, one {# jour} other {# jours}}',
      it: '{n, plural, one {# giorno} other {# giorni}}',
    };
    const eastern = { ja: '{n, plural, other {#日}}', zh: '{n, plural, other {# 天}}' };
    const en = '{n, plural, one {# day} other {# days}}';
    expect(problemsOf({ ...plain, ...eastern, en })).toEqual([]);
    const wrong = problemsOf({
      ...plain,
      ...eastern,
      en: '{n, plural, other {# days}}',
      ja: '{n, plural, one {#日} other {#日}}',
    });
    expect(wrong).toEqual([
      'planted/en.ts key: lacks the plural form “one” for {n}',
      'planted/ja.ts key: has the plural form “one” for {n}, which the language does not know',
    ]);
  });
});

describe('a text', () => {
  it.each([
    ['pt', 'Você perdeu a sua sequência.'],
    ['en', 'You have a streak of five days.'],
    ['es', 'No te olvides de anotar.'],
    ['fr', 'Vous êtes en retard.'],
    ['it', 'Hai perso un giorno.'],
    ['ja', '連続記録が止まりました。'],
    ['zh', '你错过了一天。'],
  ])('that presses is refused in %s', (language, text) => {
    expect(judgeText(text, language, 'planted:key').join()).toContain('comfort rule 22');
  });

  it.each([
    ['pt', 'Uma dose pulada.', 'Uma dose não tomada.'],
    ['en', 'Sign in to read your e-mail.', 'Log in to read your email.'],
    ['es', 'En este periodo.', 'En este período.'],
    ['fr', 'Le verset du jour', 'La phrase du jour'],
    ['it', 'Scrivi un’email.', 'Scrivi un’e-mail a {email}.'],
    ['ja', '社交バッテリー', '社会的バッテリー'],
    ['zh', '您的账户', '你的账号'],
    ['pt', 'O horário do alarme', 'O horário do aviso'],
    ['en', 'A dose noted as skipped. No record. The file was not made.', 'A dose recorded as skipped. No entry.'],
    ['en', 'It rings also with COGN closed. Tell me in 5 minutes.', 'It rings even with COGN closed.'],
    ['es', 'Quitar de la lista', 'Eliminar de la lista'],
    ['es', 'El correo ha cambiado', 'El correo cambió'],
    ['fr', 'Avis de 08:00', 'Vous pouvez changer d’avis.'],
    ['it', 'Come suonano gli allarmi', 'Come suonano gli avvisi'],
    ['ja', 'つらいとき', '緊急のとき'],
    ['ja', 'お知らせが届きました。', 'アラームが届きました。'],
    ['zh', '账号里的日程', '账号里的预约'],
  ])('with another word than the term is refused in %s: %s', (language, other, term) => {
    expect(judgeText(other, language, 'planted:key').join()).toContain('where the term is');
    expect(judgeText(term, language, 'planted:key')).toEqual([]);
  });

  it.each([
    ['pt', 'Avisos', 'app:notices', 'reminders:title'],
    ['fr', 'Notes', 'mood:notes', 'statistics:entries'],
    ['it', 'Per favore, resta con me.', 'web/src/shared-features/help-now/hand-over/card-text.ts:it', 'planted:key'],
    ['ja', 'お知らせ', 'push:passes', 'app:notices'],
    [
      'ja',
      '鳥は歌う。',
      'web/src/shared-features/verse/sets/secular/ja.ts:birdSong',
      'web/src/shared-features/verse/sets/scripture/ja.ts:verses.lilies',
    ],
    ['zh', '稍后提醒', 'push:label', 'reminders:title'],
  ])('in %s, refuses “%s” only where it has the meaning of another term', (language, text, refused, fine) => {
    expect(judgeText(text, language, refused).join()).toContain('where the term is');
    expect(judgeText(text, language, fine)).toEqual([]);
  });

  it.each(languages.map((language) => [language]))('with an exclamation mark is refused in %s', (language) => {
    const mark = language === 'ja' || language === 'zh' ? '！' : '!';
    expect(judgeText(`A${mark}`, language, 'planted:key')).toContain('has an exclamation mark');
  });

  it('prescribed by the specification is exempt in English, exact matches only', () => {
    expect(judgeText('Unexpected Application Error!', 'en', 'planted:key')).toEqual([]);
    expect(judgeText('Unexpected Application Error!!', 'en', 'planted:key')).not.toEqual([]);
    expect(judgeText('Unexpected Application Error!', 'es', 'planted:key')).not.toEqual([]);
  });

  it('has no sentence of more than twenty words, or of 60 and 50 characters', () => {
    const twenty = Array.from({ length: 20 }, () => 'word').join(' ');
    expect(longSentences(`${twenty}. ${twenty}?`, 'en')).toEqual([]);
    expect(longSentences(`${twenty} more.`, 'en')).toHaveLength(1);
    expect(longSentences(`${'あ'.repeat(60)}。${'あ'.repeat(61)}。`, 'ja')).toHaveLength(1);
    expect(longSentences(`${'天'.repeat(50)}。${'天'.repeat(51)}。`, 'zh')).toHaveLength(1);
  });

  it.each([
    ['fr', 'Vraiment ?', 'Vraiment\u00a0?'],
    ['ja', 'これは"引用"です', 'これは「引用」です'],
    ['ja', '5 分です', '5分です'],
    ['zh', '用SMS发送', '用 SMS 发送'],
    ['zh', '好的,请继续', '好的，请继续'],
    ['en', "It's here", 'It’s here'],
  ])('is set by the rules of its language: %s %s', (language, wrong, right) => {
    expect(judgeText(wrong, language, 'planted:key')).not.toEqual([]);
    expect(judgeText(right, language, 'planted:key')).toEqual([]);
  });
});

describe('an ICU text', () => {
  it('lists its placeholders, also in plurals and tags', () => {
    const text = '{n, plural, one {# <b>{thing}</b>} other {# {things}}} {day, date, short}';
    expect(placeholdersOf(text).map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'n plural',
      'b tag',
      'thing value',
      'things value',
      'day date',
    ]);
  });

  it('is measured by its longest branch', () => {
    expect(readingOf('{n, plural, one {a day} other {# whole days}}: {name}')).toBe('2 whole days: {name}');
  });
});

it('each specified text names its place and is listed once', () => {
  const texts = specifiedTexts.map(({ text }) => text);
  expect(texts).toEqual([...new Set(texts)]);
  for (const each of specifiedTexts)
    expect([each.text, Boolean(each.in) !== Boolean(each.waits)]).toEqual([each.text, true]);
});

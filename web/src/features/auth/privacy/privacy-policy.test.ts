import { describe, expect, it } from 'vitest';
import { policyTextDate } from '#core/consent/consent-purposes.ts';
import { htmlLang, languageCodes } from '#core/messages/languages.ts';
import { loadPolicy, type WholePolicy } from './load-policy.ts';
import { policySections } from './privacy-policy.ts';

/** Removes spaces, because Chinese text puts a space beside numbers and `Intl` does not. */
const bare = (text: string) => text.replaceAll(/\s/gu, '');

const portuguese = await loadPolicy('pt');

/** The policy's opening, paragraphs, list items, descriptions of data, and operator labels. Headings are not included. */
function paragraphsOf(policy: WholePolicy): string[] {
  const sections = [policy.supplement.section, ...policySections.map((id) => policy.sections[id])];
  const data = sections.flatMap(({ data = [] }) => data.flatMap(({ what, purpose, basis }) => [what, purpose, basis]));
  const operator = sections.flatMap(({ operator }) => Object.values(operator ?? {}));
  return [...policy.opening, ...sections.flatMap(({ text, list = [] }) => [...text, ...list]), ...data, ...operator];
}

describe.each(languageCodes)('the policy in %s', (language) => {
  it('has the same sections and parts as the Portuguese one', async () => {
    const policy = await loadPolicy(language);
    const shape = ({ sections, supplement }: WholePolicy) =>
      [supplement.section, ...policySections.map((id) => sections[id])].map((section) =>
        [section.text, section.list, section.data].map((part) => part?.length),
      );
    expect(shape(policy)).toEqual(shape(portuguese));
    expect(policy.words.updated).toContain('{date}');
    expect(policy.supplement.dated).toContain('{date}');
  });

  it('names the date of the text in the supplement, in the language’s format', async () => {
    const { supplement } = await loadPolicy(language);
    const [year = 0, month = 1, day = 1] = policyTextDate.split('-').map(Number);
    const date = new Intl.DateTimeFormat(htmlLang(language), { dateStyle: 'long' }).format(new Date(year, month - 1, day));
    expect(bare(supplement.section.text[0] ?? '')).toContain(bare(date));
  });

  it('says that an alert carries the sender’s phone number only by their choice', async () => {
    const { supplement } = await loadPolicy(language);
    const phone = /telefone|phone number|teléfono|téléphone|telefono|電話番号|电话/iu;
    const onlyIf = /só vai se|only if|solo si|seulement si|solo se|ときだけ|只有/u;
    expect(supplement.section.list?.some((text) => phone.test(text) && onlyIf.test(text))).toBe(true);
  });

  it('uses sentences of at most twenty words, without exclamation marks', async () => {
    const paragraphs = paragraphsOf(await loadPolicy(language));
    const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    // Japanese and Chinese have no spaces between words, so the segmenter's units are smaller than words.
    const most = language === 'ja' || language === 'zh' ? 40 : 20;
    const words = (text: string) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
    const sentences = paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.。:：])\s*/u)).filter(Boolean);
    expect(sentences.filter((sentence) => words(sentence) > most)).toEqual([]);
    expect(paragraphs.filter((paragraph) => /[!！¡]/.test(paragraph))).toEqual([]);
  });
});

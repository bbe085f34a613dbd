import { describe, expect, it } from 'vitest';
import { languageCodes } from '#core/messages/languages.ts';
import { loadPolicy } from './load-policy.ts';
import { policySections, type PrivacyPolicy } from './privacy-policy.ts';

const portuguese = await loadPolicy('pt');

/** Everything that is read in a policy, one paragraph each. */
function paragraphsOf(policy: PrivacyPolicy): string[] {
  const sections = policySections.map((id) => policy.sections[id]);
  const data = sections.flatMap(({ data = [] }) => data.flatMap(({ what, purpose, basis }) => [what, purpose, basis]));
  const operator = sections.flatMap(({ operator }) => Object.values(operator ?? {}));
  return [...policy.opening, ...sections.flatMap(({ text, list = [] }) => [...text, ...list]), ...data, ...operator];
}

describe.each(languageCodes)('the policy in %s', (language) => {
  it('says as much as the Portuguese one, section by section', async () => {
    const policy = await loadPolicy(language);
    const shape = ({ sections }: PrivacyPolicy) =>
      policySections.map((id) => [id, sections[id].text.length, sections[id].list?.length, sections[id].data?.length]);
    expect(shape(policy)).toEqual(shape(portuguese));
    expect(policy.words.updated).toContain('{date}');
  });

  it('speaks in sentences of at most twenty words, without exclamation marks', async () => {
    const paragraphs = paragraphsOf(await loadPolicy(language));
    const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    // Japanese and Chinese have no spaces, and their segments are smaller than words.
    const most = language === 'ja' || language === 'zh' ? 40 : 20;
    const words = (text: string) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
    const sentences = paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.。:：])\s*/u)).filter(Boolean);
    expect(sentences.filter((sentence) => words(sentence) > most)).toEqual([]);
    expect(paragraphs.filter((paragraph) => /[!！¡]/.test(paragraph))).toEqual([]);
  });
});

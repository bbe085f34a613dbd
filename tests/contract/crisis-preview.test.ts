import { expect, test } from 'vitest';
import { alertWords } from '../../server/src/functions/crisis-alert/alert-words.ts';
import { languageCodes } from '../../web/src/core/messages/languages.ts';

/** A no-break space is a space. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each(languageCodes)('the page shows before what the server will send: %s', async (language) => {
  const { default: words } = (await import(`../../web/src/features/crisis/messages/${language}.ts`)) as {
    default: Record<string, string>;
  };
  for (const part of ['ask', 'wrote', 'reply'] as const) {
    const shown = words[`text-${part}`]!.replaceAll('{name}', 'Ana');
    expect(plain(shown)).toBe(plain(alertWords[language][part]('Ana')));
  }
});

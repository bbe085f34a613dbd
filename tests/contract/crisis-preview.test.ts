import { expect, test } from 'vitest';
import { alertWords } from '../../server/src/functions/crisis-alert/alert-words.ts';
import { withoutLinks } from '../../server/src/functions/crisis-alert/without-links.ts';
import { mostContacts } from '../../server/src/functions/crisis-alert/plan-deliveries.ts';
import { mostContacts as shownContacts } from '../../web/src/features/crisis/contact.ts';
import { languageCodes } from '../../web/src/core/messages/languages.ts';
import { withoutLinks as shownWithoutLinks } from '../../web/src/features/crisis/alert/without-links.ts';

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

test.each([
  'Veja https://evil.example/entrar?a=b ou www.evil.example',
  'evil\u2060.example \u202emoc.elpmaxe e 10.1.2.3/x e evil\uff0eexample e evil\u3002com',
  'Estou em casa.Venha! J.P. Souza, 1.2.2026, 👩‍🦽',
  'つらいです。来てください。',
])('and leaves the links out by the same rule: %j', (text) => {
  expect(shownWithoutLinks(text)).toBe(withoutLinks(text));
});

test('the page names as many contacts as the server writes to', () => {
  expect(shownContacts).toBe(mostContacts);
});

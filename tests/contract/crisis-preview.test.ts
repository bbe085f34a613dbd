import { expect, test } from 'vitest';
import { alertMessages } from '../../server/src/functions/crisis-alert/alert-messages.ts';
import { languageCodes } from '../../web/src/core/messages/languages.ts';

/** Replaces no-break spaces with spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each(languageCodes)('the page previews the message that the server will send: %s', async (language) => {
  const { default: words } = (await import(`../../web/src/features/crisis/messages/${language}.ts`)) as {
    default: Record<string, string>;
  };
  const { default: own } = (await import(`../../web/src/features/crisis/share-phone/messages/${language}.ts`)) as {
    default: Record<string, string>;
  };
  for (const part of ['ask', 'wrote', 'reply'] as const) {
    const shown = words[`text-${part}`]!.replaceAll('{name}', 'Ana');
    expect(plain(shown)).toBe(plain(alertMessages[language][part]('Ana')));
    expect(plain(own[`unnamed-${part}`]!)).toBe(plain(alertMessages[language][part](null)));
  }
  const phone = words['text-phone']!.replaceAll('{name}', 'Ana').replaceAll('{phone}', '+55 11 98888-0009');
  expect(plain(phone)).toBe(plain(alertMessages[language].phone('Ana', '+55 11 98888-0009')));
  const unnamed = own['unnamed-phone']!.replaceAll('{phone}', '+55 11 98888-0009');
  expect(plain(unnamed)).toBe(plain(alertMessages[language].phone(null, '+55 11 98888-0009')));
});

test('a new part of the alert is in the preview, unless only late messages and mails contain it', () => {
  const shown = ['ask', 'wrote', 'phone', 'reply'];
  for (const language of languageCodes)
    expect(Object.keys(alertMessages[language]).sort()).toEqual([...shown, 'asked', 'subject'].sort());
});

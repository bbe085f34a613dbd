import { describe, expect, it } from 'vitest';
import { composeAlertMail, composeAlertText, oneLine } from './compose-alert.ts';

const languages = ['pt', 'en', 'es', 'fr', 'it', 'ja', 'zh'] as const;
const facts = { name: 'Ana Souza', message: null, minutesAgo: 0 };
const longest = { name: 'Ã'.repeat(200), message: 'ã'.repeat(320), minutesAgo: 700 };

describe.each(languages)('an alert in %s', (language) => {
  it('names the person, says nothing of a time, and fits in a text message of the provider however long its parts are', () => {
    const text = composeAlertText({ ...facts, language });
    expect(text).toContain('Ana Souza');
    expect(text.split('\n')).toHaveLength(2);
    expect(composeAlertText({ ...longest, language }).length).toBeLessThan(800);
  });

  it('says how long ago it was asked for once that is a while', () => {
    const parts = (minutesAgo: number) => composeAlertText({ ...facts, language, minutesAgo }).split('\n');
    expect(parts(4)).toHaveLength(2);
    expect(parts(20)[1]).toMatch(/20/);
    expect(parts(180)[1]).toMatch(/3/);
  });

  it('keeps the person’s own words and their lines, in the mail as text and not as HTML', () => {
    const message = 'Um\n<b>dois</b>';
    const mail = composeAlertMail({ ...facts, language, message }, 'rosa@person.example', '<a@b>');
    expect(mail).toMatchObject({ to: 'rosa@person.example', language, messageId: '<a@b>' });
    expect(mail.text).toContain(message);
    expect(mail.html).toContain('&lt;b&gt;dois&lt;/b&gt;');
    expect(mail.subject).toContain('Ana Souza');
  });
});

it('has words of its own in each language', () => {
  expect(new Set(languages.map((language) => composeAlertText({ ...facts, language }))).size).toBe(7);
});

it.each([
  ['Ana\r\nBcc: x@y.example', 'Ana Bcc: x@y.example'],
  ['  Ana \t\u2028 \u202eSouza\u0000 ', 'Ana Souza'],
  ['👩‍🦽 Ana', '👩‍🦽 Ana'],
  ['x'.repeat(100), 'x'.repeat(60)],
])('makes one short line of %j', (name, line) => {
  expect(oneLine(name)).toBe(line);
});

import { describe, expect, it } from 'vitest';
import { composeAlertMail, composeAlertText, oneLine } from './compose-alert.ts';

const languages = ['pt', 'en', 'es', 'fr', 'it', 'ja', 'zh'] as const;
const facts = { name: 'Ana Souza', phone: null, message: null, minutesAgo: 0 };
const longest = { name: 'Ã'.repeat(200), phone: '1'.repeat(40), message: 'ã'.repeat(320), minutesAgo: 700 };

describe.each(languages)('an alert in %s', (language) => {
  it('names the user, omits the time, and fits in one text message even with the longest parts', () => {
    const text = composeAlertText({ ...facts, language });
    expect(text).toContain('Ana Souza');
    expect(text.split('\n')).toHaveLength(2);
    expect(composeAlertText({ ...longest, language }).length).toBeLessThan(800);
  });

  it('states the age of the request when the alert goes out late', () => {
    const parts = (minutesAgo: number) => composeAlertText({ ...facts, language, minutesAgo }).split('\n');
    expect(parts(4)).toHaveLength(2);
    expect(parts(20)[1]).toMatch(/20/);
    expect(parts(180)[1]).toMatch(/3/);
  });

  it('shows the user’s number on its own line, also with their own text', () => {
    const phone = '+55 11 98888-0009';
    for (const message of [null, 'Venha']) {
      const lines = composeAlertText({ ...facts, language, message, phone }).split('\n');
      expect(lines.filter((line) => line.includes(phone) && line.includes('Ana Souza'))).toHaveLength(1);
      expect(lines.filter((line) => !line.includes(phone)).join('\n')).toBe(
        composeAlertText({ ...facts, language, message }),
      );
    }
    expect(composeAlertMail({ ...facts, language, phone }, 'a@b.example', '<a@b>').text).toContain(phone);
  });

  it('uses whole sentences for a user without a name', () => {
    const phone = '+55 11 98888-0009';
    for (const message of [null, 'Venha']) {
      const unnamed = composeAlertText({ ...facts, language, message, phone, name: null });
      expect(unnamed).not.toContain('null');
      expect(unnamed.split('\n')).toHaveLength(message === null ? 3 : 4);
      expect(composeAlertText({ ...facts, language, message, phone, name: '\u200b \u202e' })).toBe(unnamed);
    }
    expect(composeAlertMail({ ...facts, language, name: null }, 'a@b.example', '<a@b>').subject).not.toContain('null');
  });

  it('keeps the line breaks of the user’s own text, and escapes it in the mail’s HTML', () => {
    const message = 'Um\n<b>dois</b>';
    const mail = composeAlertMail({ ...facts, language, message }, 'rosa@person.example', '<a@b>');
    expect(mail).toMatchObject({ to: 'rosa@person.example', language, messageId: '<a@b>' });
    expect(mail.text).toContain(message);
    expect(mail.html).toContain('&lt;b&gt;dois&lt;/b&gt;');
    expect(mail.subject).toContain('Ana Souza');
  });
});

it('has a different text in each language', () => {
  expect(new Set(languages.map((language) => composeAlertText({ ...facts, language }))).size).toBe(7);
});

it.each([
  ['Ana\r\nBcc: x@y.example', 'Ana Bcc: x@y. example'],
  ['  Ana \t\u2028 \u202eSouza\u0000 ', 'Ana Souza'],
  ['👩‍🦽 Ana', '👩‍🦽 Ana'],
  ['x'.repeat(100), 'x'.repeat(60)],
  ['Seu banco: http://evil.example/entrar', 'Seu banco: http: evil. example/entrar'],
  ['Ana\u200b.Souza.com', 'Ana. Souza. com'],
  ['Ana@Person.example', 'Ana@Person. example'],
])('makes one short line of %j', (name, line) => {
  expect(oneLine(name)).toBe(line);
});

it.each([
  ['https://evil.example/a.b', 'https: evil. example/a. b'],
  ['HTTP:\\\\evil.example', 'HTTP: evil. example'],
  ['www.evil.example e evil\uff0eexample', 'www. evil. example e evil. example'],
  ['ev\u2060il\u200b.example \u202emoc', 'evil. example moc'],
  ['http://10.1.2.3/x', 'http: 10. 1.2.3/x'],
  ['Estou em casa. Rua 5, n. 3.2, às 18.30.', 'Estou em casa. Rua 5, n. 3.2, às 18.30.'],
  ['つらいです。来てください。', 'つらいです。来てください。'],
])('sends %j as messages, none of which a telephone opens', (message, sent) => {
  expect(composeAlertText({ ...facts, language: 'pt', message }).split('\n')[1]).toBe(sent);
  expect(composeAlertMail({ ...facts, language: 'pt', message }, 'a@b.example', '<a@b>').text).toContain(sent);
});

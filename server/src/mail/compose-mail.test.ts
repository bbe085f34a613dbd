import { describe, expect, it } from 'vitest';
import { composeDeletedMail, composeDeletionAskedMail, composeCancelledMail } from './compose-deletion-mail.ts';
import { composeActionMail, type ActionMail, composeAccountExistsMail } from './compose-account-mail.ts';
import { composeNoticeMail } from './compose-notice-mail.ts';
import type { Language } from './language.ts';
import { type Notice, mailMessages } from './mail-messages.ts';

const languages = Object.keys(mailMessages) as Language[];
const actions: ActionMail[] = ['signup', 'recovery', 'magiclink', 'email_change', 'email_change_current', 'invite'];
const link = 'https://cogn.example/welcome?premium=true&x=1#token_hash=abc&type=signup';

const notices = Object.keys(mailMessages.pt.notices) as Notice[];
const at = new Date('2026-03-09T21:05:00Z');
const everyNotice = languages.flatMap((language) =>
  notices.map((notice) => composeNoticeMail(notice, { to: 'a@b.example', language, at, device: 'Firefox, Linux' })),
);

const mailsWithLink = languages.flatMap((language) => [
  ...actions.map((action) =>
    composeActionMail(action, { to: 'a@b.example', language, link, code: '012345', validForHours: 24 }),
  ),
  composeAccountExistsMail({ to: 'a@b.example', language, signInLink: link, newPasswordLink: link }),
]);
const everyDeletion = languages.flatMap((language) => [
  composeDeletionAskedMail('a@b.example', language, at),
  composeCancelledMail('a@b.example', language),
  composeDeletedMail('a@b.example', language),
]);
const everyMail = [...mailsWithLink, ...everyNotice, ...everyDeletion];

describe('our mails', () => {
  it('declare their language, have a title, and load no external resource', () => {
    for (const { html, language } of everyMail) {
      expect(html).toContain(`<html lang="${mailMessages[language].tag}">`);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      expect(html).not.toMatch(/<img|<script|<link|url\(|@import|src=/i);
    }
  });

  it('contain the full link, escaped in HTML and plain in text, and the code as text', () => {
    for (const { html, text } of mailsWithLink) {
      expect(html).toContain('href="https://cogn.example/welcome?premium=true&amp;x=1#token_hash=abc&amp;type=signup"');
      expect(html).not.toContain('premium=true&x=1');
      expect(text).toContain(link);
    }
    const withCode = everyMail.filter((mail) => mail.text.includes('012345') && mail.html.includes('012345'));
    expect(withCode).toHaveLength(languages.length * actions.length);
  });

  it('use calm language: no exclamation mark, no sentence over 20 words', () => {
    for (const { text, subject, language } of everyMail) {
      expect(subject + text, language).not.toMatch(/[!！¡]/);
      if (language === 'ja' || language === 'zh') continue;
      const sentences = text.replaceAll(link, '').split(/[.:\n]+/);
      for (const sentence of sentences)
        expect(sentence.split(/\s+/).filter(Boolean).length, sentence).toBeLessThanOrEqual(20);
    }
  });

  it('have different texts in each language', () => {
    const subjects = everyMail.map((mail) => mail.subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('report the time in UTC and the device of an account change, without a link', () => {
    expect(everyNotice).toHaveLength(languages.length * 10);
    for (const { html, text, language } of everyNotice) {
      for (const content of [html, text]) {
        expect(content).not.toMatch(/https?:|href|@/);
        expect(content).toContain('Firefox, Linux');
        expect(content).toMatch(/2026.*21:05.*UTC/);
      }
      const unknown = composeNoticeMail('factor_added', { to: 'a@b.example', language, at, device: '' });
      expect(unknown.text).not.toContain(mailMessages[language].noticeFacts.device(''));
    }
    const inPortuguese = everyNotice.find(({ language }) => language === 'pt');
    expect(inPortuguese?.text).toContain('Quando: 9 de março de 2026 às 21:05 (UTC)');
  });

  it('escape markup in a link', () => {
    const evil = 'https://a.example/"><script>alert(1)</script>';
    const { html } = composeActionMail('signup', {
      to: 'a@b.example',
      language: 'en',
      link: evil,
      code: '1',
      validForHours: 1,
    });
    expect(html).not.toContain('<script>');
  });
});

import { describe, expect, it } from 'vitest';
import { composeAccountExistsMail } from './compose-account-exists-mail.ts';
import { composeActionMail, type ActionMail } from './compose-action-mail.ts';
import type { Language } from './language.ts';
import { wordsByLanguage } from './words-by-language.ts';

const languages = Object.keys(wordsByLanguage) as Language[];
const actions: ActionMail[] = ['signup', 'recovery', 'magiclink', 'email_change', 'email_change_current', 'invite'];
const link = 'https://cogn.example/welcome?premium=true&x=1#token_hash=abc&type=signup';

const everyMail = languages.flatMap((language) => [
  ...actions.map((action) =>
    composeActionMail(action, { to: 'a@b.example', language, link, code: '012345', validForHours: 24 }),
  ),
  composeAccountExistsMail({ to: 'a@b.example', language, signInLink: link, newPasswordLink: link }),
]);

describe('our mails', () => {
  it('name their language, have a title, and load nothing from anywhere', () => {
    for (const { html, language } of everyMail) {
      expect(html).toContain(`<html lang="${wordsByLanguage[language].tag}">`);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      expect(html).not.toMatch(/<img|<script|<link|url\(|@import|src=/i);
    }
  });

  it('carry the link whole, escaped in HTML and plain in text, and the code once more as text', () => {
    for (const { html, text } of everyMail) {
      expect(html).toContain('href="https://cogn.example/welcome?premium=true&amp;x=1#token_hash=abc&amp;type=signup"');
      expect(html).not.toContain('premium=true&x=1');
      expect(text).toContain(link);
    }
    const withCode = everyMail.filter((mail) => mail.text.includes('012345') && mail.html.includes('012345'));
    expect(withCode).toHaveLength(languages.length * actions.length);
  });

  it('keep the calm rules: no exclamation mark, no sentence over 20 words', () => {
    for (const { text, subject, language } of everyMail) {
      expect(subject + text, language).not.toMatch(/[!！¡]/);
      if (language === 'ja' || language === 'zh') continue;
      const sentences = text.replaceAll(link, '').split(/[.:\n]+/);
      for (const sentence of sentences)
        expect(sentence.split(/\s+/).filter(Boolean).length, sentence).toBeLessThanOrEqual(20);
    }
  });

  it('say every word in its own language', () => {
    const subjects = everyMail.map((mail) => mail.subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('cannot be given markup by a link', () => {
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

import { describe, expect, it } from 'vitest';
import { afterAnswer, notificationOf, quietly, whichClick } from './notification-of.ts';
import { defaultSettings, type WorkerSettings, fallbackMessages } from './worker-settings.ts';

const pushed = {
  key: 'k',
  title: 'Remédio das 08:00',
  body: '',
  actions: [{ action: 'taken', title: 'Tomei' }],
  url: '/medications',
  token: 'secret',
  language: 'pt-BR',
  stop: false,
} as const;
const words = { ...fallbackMessages, neutral: 'Un avis', recorded: 'Notée', failed: 'Pas encore', failedText: 'Ouvrir' };
const note: WorkerSettings = { language: 'fr', sound: true, vibration: true, anonKey: '', words };

describe('a push message', () => {
  it('becomes one notification per alarm, in its own language, with answer buttons', () => {
    const { title, options } = notificationOf(pushed, note);
    expect(title).toBe('Remédio das 08:00');
    expect(options).toMatchObject({ tag: 'k', lang: 'pt-BR', actions: pushed.actions, data: { token: 'secret' } });
  });

  it('is silent unless the person turned on sound, and vibrates only with both on', () => {
    expect(notificationOf(pushed, defaultSettings).options.silent).toBe(true);
    expect(notificationOf(pushed, { ...note, sound: false }).options).toMatchObject({ silent: true });
    expect(notificationOf(pushed, { ...note, sound: false }).options).not.toHaveProperty('vibrate');
    expect(notificationOf(pushed, note).options).toMatchObject({ silent: false, vibrate: [30] });
    expect(notificationOf(pushed, { ...note, vibration: false }).options.vibrate).toEqual([]);
  });

  it('neither sounds nor vibrates while the page shows the alarm', () => {
    const { options } = quietly(notificationOf(pushed, note));
    expect(options.silent).toBe(true);
    expect(options).not.toHaveProperty('vibrate');
    expect(options.tag).toBe('k');
  });

  it('shows a neutral text in the pages’ language if it is unreadable', () => {
    const { title, options } = notificationOf(null, note);
    expect(title).toBe('COGN');
    expect(options).toMatchObject({ lang: 'fr', body: 'Un avis', data: { url: '/', token: '' } });
    expect(notificationOf(null, defaultSettings).options).toMatchObject({ lang: 'en', body: fallbackMessages.neutral });
  });
});

describe('an answer', () => {
  const { data } = notificationOf(pushed, note).options;

  it('that was saved is confirmed by name, without further buttons', () => {
    const { title, options } = afterAnswer('Remédio das 08:00', data, 'taken', note);
    expect(title).toBe('Notée');
    expect(options).toMatchObject({ tag: 'k', body: 'Remédio das 08:00', silent: true, data: { token: '' } });
    expect(options).not.toHaveProperty('actions');
  });

  it('that came after another one is not reported as saved', () => {
    const { title, options } = afterAnswer('Remédio das 08:00', data, 'otherwise', note);
    expect([title, options.body]).toEqual(['Remédio das 08:00', words.otherwise]);
  });

  it('that could not be saved is never reported as saved, and links to the page', () => {
    const { title, options } = afterAnswer('Remédio das 08:00', data, null, note);
    expect([title, options.body]).toEqual(['Pas encore', 'Ouvrir']);
    expect(options).toMatchObject({ requireInteraction: true, data: { url: '/medications', token: '' } });
  });
});

const origin = 'https://cogn.example';
const data = { key: 'k', url: '/reminders', token: 'secret' };

it('sends the answer whose button was tapped', () => {
  expect(whichClick(data, 'later', origin)).toEqual({ kind: 'answer', answer: 'later', data });
});

it('opens the page on a tap on the notification itself, or without a token', () => {
  expect(whichClick(data, '', origin)).toEqual({ kind: 'open', url: '/reminders' });
  expect(whichClick(data, 'unknown', origin)).toEqual({ kind: 'open', url: '/reminders' });
  expect(whichClick({ ...data, token: '' }, 'taken', origin)).toEqual({ kind: 'open', url: '/reminders' });
});

it('opens no address of another origin', () => {
  expect(whichClick({ ...data, url: 'https://elsewhere.example/' }, '', origin)).toEqual({ kind: 'open', url: '/' });
  expect(whichClick(null, 'taken', origin)).toEqual({ kind: 'open', url: '/' });
});

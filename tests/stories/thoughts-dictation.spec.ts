import type { Page } from '@playwright/test';
import { expect, makePerson, test } from '../support/test.ts';

/**
 * Dictated thoughts. Before the first dictation, a notice says that some browsers send the user’s voice to their maker. Text on
 * the page survives every error of the speech recogniser.
 */

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const field = (page: Page) => page.getByLabel('O que passa pela sua cabeça?');

/** Replaces the browser’s speech recogniser by a stub that returns only the texts of the test. */
async function putRecogniser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class FakeRecogniser {
      lang = '';
      onresult: ((event: object) => void) | null = null;
      onerror: ((event: object) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        Object.assign(window, { heard: this });
      }
      stop() {
        this.onend?.();
      }
      abort() {
        this.onend?.();
      }
      say(transcript: string, isFinal: boolean) {
        this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] });
      }
      fail(error: string) {
        this.onerror?.({ error });
        this.onend?.();
      }
    }
    Object.assign(window, { SpeechRecognition: FakeRecogniser, webkitSpeechRecognition: FakeRecogniser });
  });
}

interface Heard {
  readonly heard?: { lang: string; say: (words: string, isFinal: boolean) => void; fail: (error: string) => void };
}
const say = (page: Page, words: string, isFinal: boolean) =>
  page.evaluate(([text, final]) => (window as unknown as Heard).heard?.say(text, final), [words, isFinal] as const);

test('dictation shows its notice once, adds only final text, and reports an error together with what is safe', async ({
  openAs,
  page: fresh,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  await putRecogniser(fresh);
  const page = await openAs(person, '/thoughts');
  await field(page).fill('Bom dia.');
  await press(page, /^Ditar$/);
  await expect(page.getByText('Alguns navegadores enviam o som da sua voz')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as Heard).heard === undefined)).toBe(true);
  await press(page, 'Permitir e ditar');
  await expect(page.getByText('Ouvindo você')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as Heard).heard?.lang)).toBe('pt-BR');

  await say(page, 'tudo cal', false);
  await expect(page.getByText('Ainda ouvindo: tudo cal')).toBeVisible();
  await expect(field(page)).toHaveValue('Bom dia.');
  await say(page, 'tudo calmo', true);
  await expect(field(page)).toHaveValue('Bom dia. tudo calmo');
  await expect(page.getByText('Ainda ouvindo')).toHaveCount(0);
  await press(page, 'Parar de ouvir');
  await field(page).fill('Bom dia. Tudo calmo');

  await press(page, /^Ditar$/);
  await expect(page.getByText('Ouvindo você')).toBeVisible();
  await say(page, 'e mais', false);
  await page.evaluate(() => (window as unknown as Heard).heard?.fail('network'));
  await expect(page.getByRole('alert').filter({ hasText: 'ditar precisa de internet' })).toBeVisible();
  // The field keeps the text that was recognised before the error.
  await expect(field(page)).toHaveValue('Bom dia. Tudo calmo e mais');
  await field(page).fill('Bom dia. Tudo calmo');

  await press(page, /^Ditar$/);
  await expect(page.getByText('Ouvindo você')).toBeVisible();
  await page.evaluate(() => (window as unknown as Heard).heard?.fail('not-allowed'));
  const problem = page.getByRole('alert').filter({ hasText: 'Erro no reconhecimento de fala.' });
  await expect(problem).toContainText('O que você escreveu continua aqui.');
  await expect(problem).toContainText('O navegador não tem acesso ao microfone.');
  await expect(field(page)).toHaveValue('Bom dia. Tudo calmo');

  await press(page, 'Retirar a permissão de ditar');
  await press(page, /^Ditar$/);
  await expect(page.getByText('Alguns navegadores enviam o som da sua voz')).toBeVisible();
});

test('without a speech recogniser in the browser there is no dictation button', async ({ openAs, page: fresh, server }) => {
  await fresh.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  const page = await openAs(await makePerson(server, { premium: true }), '/thoughts');
  await expect(field(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ditar$/ })).toHaveCount(0);
});

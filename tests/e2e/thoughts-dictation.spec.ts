import type { Page } from '@playwright/test';
import { expect, makePerson, test } from '../support/test.ts';

/** Dictated thoughts: a notice comes first, and text on the page survives every error of the recogniser. */

const field = (page: Page) => page.getByLabel('O que passa pela sua cabeça?');

test('without a speech recogniser in the browser there is no dictation button', async ({ openAs, page: fresh, server }) => {
  await fresh.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  const page = await openAs(await makePerson(server, { premium: true }), '/thoughts');
  await expect(field(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ditar$/ })).toHaveCount(0);
});

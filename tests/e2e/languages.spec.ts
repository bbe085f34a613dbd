import { expect, makePerson, rememberSession, test } from '../support/test.ts';

test('a language chosen in one tab applies in another, and typed text is kept', async ({ context, server }) => {
  const person = await makePerson(server);
  const first = await context.newPage();
  const second = await context.newPage();
  for (const page of [first, second]) {
    await rememberSession(page, person.session);
    await page.goto(`${server.url}/weight`);
  }
  await second.getByLabel('Notas').fill('escrito antes da troca');
  await first.getByRole('combobox', { name: 'Idioma' }).first().selectOption('ja');
  await expect(second.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(second.getByRole('heading', { level: 1, name: '体重' })).toBeVisible();
  await expect(second.locator('textarea')).toHaveValue('escrito antes da troca');
});

test('each of the seven languages opens the sign-up page in that language, with the matching lang attribute', async ({
  page,
  server,
}) => {
  const expected = { pt: 'pt-BR', en: 'en', es: 'es', fr: 'fr', it: 'it', ja: 'ja', zh: 'zh-Hans' };
  const headings = new Set<string>();
  await page.goto(`${server.url}/auth?view=signup`);
  for (const [language, lang] of Object.entries(expected)) {
    await page.locator('select').first().selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    headings.add((await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '');
    await expect(page.getByText(/^(auth|app|core|journal)\.\w+/)).toHaveCount(0);
  }
  expect(headings.size).toBe(7);
});

test('while a page loads, no frame shows the keys of its messages', async ({ page, server }) => {
  await page.addInitScript(() => {
    const titles = new Set<string>();
    Object.assign(globalThis, { titles });
    const look = () => {
      const title = document.querySelector('#confirm-title')?.textContent;
      if (title !== undefined) titles.add(title);
      requestAnimationFrame(look);
    };
    look();
  });
  // Visits the page often, because the messages arrive before the first frame on some visits and after it on others.
  for (let visit = 0; visit < 12; visit += 1) {
    await page.goto(`${server.url}/auth?view=confirm`);
    await page.locator('#confirm-title').waitFor();
    const shown = () => page.evaluate(() => [...(globalThis as unknown as { titles: Set<string> }).titles]);
    await expect.poll(shown).toEqual(['Confirme o seu e-mail']);
  }
});

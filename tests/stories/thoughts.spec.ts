import type { BrowserContext, Page } from '@playwright/test';
import { changePremium } from '../support/person.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Thoughts: no text is lost when a tab is killed. Also stickers and search. */

test.use({ serviceWorkers: 'allow' });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const field = (page: Page) => page.getByLabel('O que passa pela sua cabeça?');
const finish = (page: Page) => press(page, 'Concluir pensamento');

/** Ends the page like a killed tab: it gets no event and no time to save. */
async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/**
 * Kills a tab while its text is a draft on the device but not yet a row. The clock advances far enough to store the draft,
 * but not far enough for the page to save a row. So the result does not depend on the machine’s speed. All tabs share this
 * clock, which continues afterwards.
 * Call `clock.install` before the first page opens. Otherwise an open page would briefly see the year 1970 and save its text
 * as a row of that day.
 */
async function killWithADraft(page: Page, write: () => Promise<void>): Promise<void> {
  const { clock } = page.context();
  await clock.pauseAt(Date.now() + 1000);
  await write();
  await clock.runFor(400);
  await kill(page);
  await clock.resume();
}

async function openSecondTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/thoughts`);
  return page;
}

/** Waits until the device has cached the app and the messages of the page for thoughts. */
async function programIsCached(page: Page): Promise<void> {
  const isCached = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().some(({ url }) => url.includes('/thoughts.pt.json'));
    });
  await expect.poll(isCached, { timeout: 20_000 }).toBe(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('a thought saves itself, is edited, emptied only after a question, removed and restored', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/thoughts');
  let answer: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/rest/v1/thoughts_entries*', async (route) => {
    if (route.request().method() === 'POST') await blocked;
    await route.continue();
  });
  await field(page).fill('Hoje a luz estava macia.');
  await expect(page.getByText('Guardado neste aparelho')).toBeVisible();
  answer();
  await expect
    .poll(() => rowsOnServer(server, person, 'thoughts_entries'))
    .toMatchObject([{ text: 'Hoje a luz estava macia.', stickers: null }]);
  await expect(page.getByRole('region', { name: 'Novo pensamento' }).getByText('Salvo', { exact: true })).toBeVisible();

  await page.getByText('Figurinhas').click();
  await page.getByRole('checkbox', { name: 'sol' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('xícara').click();
  await finish(page);
  await expect(field(page)).toHaveValue('');
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Hoje a luz' });
  await expect(entry.getByRole('list', { name: 'Figurinhas' })).toContainText('xícara');

  await press(page, /^Editar/);
  await expect(field(page)).toHaveValue('Hoje a luz estava macia.');
  await page.getByRole('checkbox', { name: 'sol' }).uncheck();
  await field(page).fill('');
  await expect(page.getByText('O que estava salvo continua até você decidir.')).toBeVisible();
  await press(page, 'Trazer o texto de volta');
  await expect(field(page)).toHaveValue('Hoje a luz estava macia.');
  await expect
    .poll(() => rowsOnServer(server, person, 'thoughts_entries'))
    .toMatchObject([{ text: 'Hoje a luz estava macia.', stickers: ['cup'] }]);

  await field(page).fill('');
  await finish(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover registro' }).click();
  await expect(entry).toHaveCount(0);
  await press(page, 'Desfazer');
  await expect(entry).toHaveCount(1);
  await expect
    .poll(() => rowsOnServer(server, person, 'thoughts_entries'))
    .toMatchObject([{ text: 'Hoje a luz estava macia.' }]);
});

test('a pinned thought stands above those of every day, and undo unpins it', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/thoughts?date=2026-01-05');
  const pinned = page.getByRole('region', { name: 'Fixados' });
  await field(page).fill('O que me acalma: luz baixa.');
  await finish(page);
  await press(page, /^Fixar/);
  await expect(pinned.getByText('O que me acalma')).toBeVisible();
  await press(page, 'Desfazer');
  await expect(pinned).toHaveCount(0);
  await press(page, /^Fixar/);
  await expect.poll(() => rowsOnServer(server, person, 'thoughts_entries')).toMatchObject([{ pinned: true }]);

  await page.getByRole('button', { name: 'Anterior' }).first().click();
  await expect(page.getByText('Nenhum registro neste dia')).toBeVisible();
  await pinned.getByRole('button', { name: /^Abrir/ }).click();
  await expect(page.getByRole('main').getByText('O que me acalma')).toHaveCount(2);
  await pinned.getByRole('button', { name: /^Desafixar · 5 de janeiro de 2026 · / }).click();
  await expect(pinned).toHaveCount(0);
});

test('stickers need text first, and are unfolded for a thought that has some', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/thoughts');
  await page.getByText('Figurinhas').click();
  await page.getByRole('checkbox', { name: 'lua' }).check();
  await expect(page.getByText('As figurinhas são guardadas com o texto.')).toBeVisible();
  await field(page).fill('Noite.');
  await expect(page.getByText('As figurinhas são guardadas com o texto.')).toHaveCount(0);
  await finish(page);
  await expect(page.getByRole('checkbox', { name: 'lua' })).toBeHidden();
  await press(page, /^Editar/);
  await expect(page.getByRole('checkbox', { name: 'lua' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'lua' })).toBeVisible();
});

test(
  'text that is not in any row can still be read after premium ended',
  { tag: '@browser' },
  async ({ openAs, page, server }) => {
    const person = await makePerson(server, { premium: true });
    await page.clock.install();
    await openAs(person, '/thoughts');
    await field(page).fill('Já salvo.');
    await finish(page);
    await expect(field(page)).toHaveValue('');
    await killWithADraft(page, () => field(page).fill('Metade de uma ideia'));
    await changePremium(server, person.email, null);
    const again = await page.context().newPage();
    await again.goto(`${server.url}/water`);
    await press(again, /Meus pensamentos/);
    await again.getByRole('dialog').getByRole('button', { name: 'Ver meus registros' }).click();
    await expect(again.getByText('Já salvo.')).toBeVisible();
    await expect(again.getByText('Metade de uma ideia')).toBeVisible();
    await expect(again.getByText('Este texto está só neste aparelho.')).toBeVisible();
    await expect(field(again)).toHaveCount(0);
  },
);

test('spaces alone are never saved, and a thought without text cannot be finished', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/thoughts');
  await finish(page);
  await expect(page.getByText('Ainda não há texto.')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).fill('   ');
  await expect(page.getByText('Guardado neste aparelho')).toHaveCount(0);
  await page.reload();
  await expect(field(page)).toHaveValue('');
  expect(await rowsOnServer(server, person, 'thoughts_entries')).toEqual([]);
});

test(
  'a tab killed mid-sentence loses at most the last second, and the page reports the text that it recovered',
  { tag: '@browser' },
  async ({ openAs, page, server }) => {
    const person = await makePerson(server, { premium: true });
    await page.clock.install();
    await openAs(person, '/thoughts');
    await expect(field(page)).toBeVisible();
    // The whole text must survive, because the device had stored it as a draft before the kill.
    await killWithADraft(page, () => field(page).pressSequentially('Uma frase que não para de crescer', { delay: 30 }));
    const again = await openSecondTab(page.context(), server.url);
    await expect(again.getByText('Uma frase que não para de crescer')).not.toHaveCount(0);
    await expect
      .poll(() => rowsOnServer(server, person, 'thoughts_entries'))
      .toMatchObject([{ text: 'Uma frase que não para de crescer' }]);
  },
);

test(
  'offline a killed tab loses nothing either, and the thought is sent later',
  { tag: '@browser' },
  async ({ openAs, page, server }) => {
    test.setTimeout(90_000);
    const person = await makePerson(server, { premium: true });
    await page.clock.install();
    await openAs(person, '/thoughts');
    await expect(field(page)).toBeVisible();
    await programIsCached(page);
    const context = page.context();
    await context.setOffline(true);
    await field(page).fill('Escrito no ônibus');
    await expect(page.getByText('Guardado neste aparelho')).toBeVisible();
    await killWithADraft(page, () => field(page).pressSequentially(', sem sinal', { delay: 30 }));

    const again = await openSecondTab(context, server.url);
    await expect(again.getByText('Escrito no ônibus, sem sinal').first()).toBeVisible();
    await press(again, 'Abrir a busca');
    await again.getByLabel('Palavras').fill('onibus');
    await expect(again.getByText('Neste aparelho, 1 pensamento com estas palavras.')).toBeVisible();
    await expect(again.locator('mark')).toHaveText('ônibus');
    await context.setOffline(false);
    await expect
      .poll(() => rowsOnServer(server, person, 'thoughts_entries'), { timeout: 30_000 })
      .toMatchObject([{ text: 'Escrito no ônibus, sem sinal' }]);
  },
);

test(
  'two tabs write two thoughts, and a thought open in one tab is read-only in the other',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server, { premium: true });
    const first = await openAs(person, '/thoughts');
    await expect(field(first)).toBeVisible();
    const second = await openSecondTab(first.context(), server.url);
    await field(first).fill('Da primeira aba');
    await field(second).fill('Da segunda aba');
    const texts = async () =>
      (await rowsOnServer<{ text: string }>(server, person, 'thoughts_entries')).map(({ text }) => text).sort();
    await expect.poll(texts).toEqual(['Da primeira aba', 'Da segunda aba']);

    // The first tab still has its thought open, with text that no row contains yet.
    await field(first).pressSequentially(', e mais', { delay: 20 });
    await second
      .getByRole('listitem')
      .filter({ hasText: 'Da primeira aba' })
      .getByRole('button', { name: /^Editar/ })
      .click();
    await expect(second.getByText('Este pensamento está aberto em outra aba.')).toBeVisible();
    await expect(field(second)).toHaveAttribute('readonly', '');
    // Types slowly, so that each draft is stored and reaches the waiting tab.
    await field(first).pressSequentially(' ainda', { delay: 120 });
    await finish(first);
    await expect(field(second)).not.toHaveAttribute('readonly', '');
    await expect(field(second)).toHaveValue('Da primeira aba, e mais ainda');
    await field(second).press('End');
    await field(second).pressSequentially(', por fim', { delay: 50 });
    await expect(field(second)).toHaveValue('Da primeira aba, e mais ainda, por fim');
    await finish(second);
    await expect.poll(texts).toEqual(['Da primeira aba, e mais ainda, por fim', 'Da segunda aba']);
  },
);

test(
  'a tab that waited for a thought continues with the text of a killed tab',
  { tag: '@browser' },
  async ({ openAs, page: first, server }) => {
    const person = await makePerson(server, { premium: true });
    await first.clock.install();
    await openAs(person, '/thoughts');
    await field(first).fill('Meia frase');
    await expect.poll(() => rowsOnServer(server, person, 'thoughts_entries')).toHaveLength(1);
    const second = await openSecondTab(first.context(), server.url);
    await press(second, /^Editar/);
    await expect(second.getByText('Este pensamento está aberto em outra aba.')).toBeVisible();
    await field(first).press('End');
    await killWithADraft(first, () => field(first).pressSequentially(', e o resto dela'));
    await expect(field(second)).toHaveValue('Meia frase, e o resto dela');
    await expect
      .poll(() => rowsOnServer(server, person, 'thoughts_entries'))
      .toMatchObject([{ text: 'Meia frase, e o resto dela' }]);
  },
);

test('all thoughts are searched regardless of accents, and a result leads to its day', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/thoughts?date=2024-02-10');
  await field(page).fill('O açúcar do café da manhã.');
  await finish(page);
  await expect(field(page)).toHaveValue('');
  await page.goto(`${server.url}/thoughts?date=2024-03-20`);
  await field(page).fill('Silêncio na rua.');
  await finish(page);
  await expect(page.getByText('Há 1 pensamento em 1 dia deste período.').first()).toBeVisible();

  await press(page, 'Abrir a busca');
  const search = page.getByRole('region', { name: 'Procurar nos pensamentos' });
  await search.getByLabel('Palavras').fill('ACUCAR cafe');
  await expect(search.getByText('1 pensamento com estas palavras.')).toBeVisible();
  await expect(search.locator('mark')).toHaveText(['açúcar', 'café']);
  await search.getByRole('button', { name: 'Abrir 10 de fevereiro de 2024' }).click();
  await expect(page).toHaveURL(/date=2024-02-10/);
  await expect(page.getByRole('heading', { name: 'Registros de 10 de fevereiro' })).toBeVisible();
});

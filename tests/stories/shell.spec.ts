import { openSettings } from '../support/settings.ts';
import { expect, makePerson, rememberSession, test } from '../support/test.ts';
import { savedToast } from '../support/toasts.ts';

test(
  'a page that fails to render says so, and what is safe, under the specified heading',
  { tag: '@browser' },
  async ({ context, server }) => {
    const person = await makePerson(server);
    const page = await context.newPage();
    await rememberSession(page, person.session);
    await page.goto(server.url);
    await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();
    // From now on, the script of every page throws an error when it renders.
    await context.route('**/assets/page-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Page() { throw new Error("planted in a test"); }\nexport const t = Page;',
      }),
    );
    await page.goto(`${server.url}/weight`);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByText('O que você salvou continua guardado.')).toBeVisible();
    await expect(page.getByText('planted in a test')).toHaveCount(0);
    await context.unroute('**/assets/page-*.js');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Peso' })).toBeVisible();
  },
);

test('the four themes apply at once and remain after a reload, and pastel is the default', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server));
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'pastel');
  for (const [name, theme] of [
    ['Claro', 'light'],
    ['Escuro', 'dark'],
    ['Azul sereno', 'sereneBlue'],
  ] as const) {
    const appearance = await openSettings(page, 'Aparência');
    await appearance.getByText(name, { exact: true }).click();
    await expect(root).toHaveAttribute('data-theme', theme);
    await page.reload();
    await expect(root).toHaveAttribute('data-theme', theme);
  }
});

test(
  'by keyboard alone: skip link, a page of the sidebar, a glass of water, and the settings panel, which returns the focus',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server), '/water');
    await expect(page.getByRole('button', { name: /Bebi um copo/ })).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
    await page.keyboard.press('Enter');
    const glass = page.getByRole('button', { name: /Bebi um copo/ });
    for (let step = 0; step < 15 && !(await glass.evaluate((button) => button === document.activeElement)); step += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(glass).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('250 ml neste dia')).toBeVisible();
    // Esc closes the newest layer first. So the last toast must appear before the panel opens.
    await expect(page.getByText('Tudo salvo').first()).toBeVisible();
    await expect(savedToast(page, 'Água')).toBeVisible();
    const settings = page.getByRole('button', { name: 'Ajustes', exact: true });
    await settings.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(settings).toBeFocused();
  },
);

test(
  'on a large screen the sidebar shows the current page when it opens, and the first Tab still leads to the skip link',
  { tag: '@browser' },
  async ({ openAs, page, server }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await openAs(await makePerson(server, { premium: true }), '/cogni_pet');
    const pages = page.getByRole('navigation', { name: 'Páginas' });
    await expect(pages.getByRole('link', { name: /^Meu COGN/ })).toBeInViewport({ ratio: 1 });
    // The list has scrolled, but its search field stays above the list.
    await expect(pages.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  },
);

test(
  'on a phone a toast with a button covers no button at the top of a panel',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server), '/water');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /Bebi um copo/ }).click();
    const undo = page.getByRole('button', { name: 'Desfazer' });
    await expect(undo).toBeVisible();
    await page.getByRole('button', { name: 'Páginas', exact: true }).click();
    const panel = page.getByRole('dialog');
    const close = panel.getByRole('button', { name: 'Fechar', exact: true });
    // A trial click fails if another element would receive the click.
    await close.click({ trial: true });
    await panel.getByRole('button', { name: 'Ajustes', exact: true }).click();
    await close.click({ trial: true });
    // While the panel is open, the user can still press the toast's button, by touch or with a screen reader.
    await undo.click();
    await expect(page.getByText('Nenhum registro neste dia')).toBeAttached();
  },
);

test(
  'on a phone Back closes the menu, the settings, the sheet and the premium dialog, and only then leaves the page',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server), '/water');
    await page.goto(`${server.url}/weight`);
    await page.setViewportSize({ width: 390, height: 844 });
    const dialog = page.getByRole('dialog');
    const menu = () => page.getByRole('button', { name: 'Páginas', exact: true }).click();
    const ways = [
      () => menu(),
      () => menu().then(() => dialog.getByRole('button', { name: 'Ajustes', exact: true }).click()),
      () => page.getByRole('button', { name: 'Anotar' }).click(),
      () => menu().then(() => dialog.getByRole('button', { name: /^Humor/ }).click()),
    ];
    for (const [index, open] of ways.entries()) {
      await open();
      await expect(dialog).toHaveAccessibleName([/./, 'Ajustes', /./, 'COGN Premium'][index]!);
      // The dialog adds its history entry slightly after it opens, so the test waits for that entry.
      await page.waitForFunction(() => (history.state as { dialog?: boolean }).dialog);
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/\/weight$/);
    }
    // A dialog that closes without Back, for example by Esc, leaves no history entry. A page that opens from the dialog adds
    // exactly one history entry.
    await menu();
    await page.waitForFunction(() => (history.state as { dialog?: boolean }).dialog);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !(history.state as { dialog?: boolean }).dialog);
    await menu();
    await dialog.getByRole('link', { name: 'Leituras' }).click();
    await expect(page).toHaveURL(/\/readings$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/weight$/);
    await page.waitForFunction(() => !(history.state as { dialog?: boolean }).dialog);
    await page.goBack();
    await expect(page).toHaveURL(/\/water/);
  },
);

test('no page sends a request to another origin', async ({ page, server }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== server.url) foreign.push(request.url());
  });
  const person = await makePerson(server, { premium: true });
  await page.goto(`${server.url}/auth?view=signup`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await rememberSession(page, person.session);
  for (const path of ['/', '/water', '/mood', '/pricing']) {
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(foreign).toEqual([]);
});

test('no page violates the content security policy', { tag: '@browser' }, async ({ page, server }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  const person = await makePerson(server, { premium: true });
  await page.goto(`${server.url}/auth`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await rememberSession(page, person.session);
  for (const path of ['/', '/water', '/weight', '/mood', '/pricing']) {
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`${server.url}/water`);
  await page.getByRole('button', { name: /Bebi um copo/ }).click();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Mensagens do COGN', exact: true })).toBeVisible();
  expect(refused).toEqual([]);
});

test('a signed-out user is redirected to the sign-in page and, after signing in, to the requested page', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  await page.goto(`${server.url}/weight?date=2026-01-15`);
  await expect(page).toHaveURL(/\/auth/);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/weight\?date=2026-01-15/);
});

test('an unknown address leads to the first page, and a signed-in user does not see the sign-in page', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server), '/no-such-page');
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();
  await page.goto(`${server.url}/auth`);
  await expect(page).toHaveURL(`${server.url}/`);
});

test('F8 opens the notices, which still list a disappeared toast', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/water');
  await page.getByRole('button', { name: /Bebi um copo/ }).click();
  await expect(savedToast(page, 'Água')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Mensagens do COGN', exact: true }).getByRole('listitem')).toHaveText(
    /Água: 250\smlRegistro salvo/,
  );
});

test(
  'on a phone a title of two lines fits into the bar, so that the page does not move when its title arrives',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    test.setTimeout(180_000);
    const page = await openAs(await makePerson(server, { premium: true }));
    await page.setViewportSize({ width: 390, height: 844 });
    for (const language of ['pt', 'en', 'es', 'fr', 'it', 'ja', 'zh']) {
      await page.evaluate((code) => localStorage.setItem('cogn-language', code), language);
      for (const path of ['/analysis', '/camouflage', '/executive', '/export']) {
        await page.goto(server.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
        const bar = await page.locator('[data-page-bar]').boundingBox();
        expect(bar?.height, `${path}, ${language}`).toBe(64);
      }
    }
  },
);

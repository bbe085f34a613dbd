import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/comfort/axe.ts';
import { closeSettings, openSettings } from '../support/settings.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { savedToast } from '../support/toasts.ts';

/** The settings panel for everyone, and the premium settings page (docs/decisions/0019). */

const groups = ['Aparência', 'Conforto', 'Mensagens e sons', 'Páginas do menu', 'Conta e privacidade'] as const;

const said = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

/** The computed colour of an icon of the sidebar. */
const iconColour = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Páginas' })
    .getByRole('listitem')
    .filter({ hasText: name })
    .locator('svg')
    .first()
    .evaluate((icon) => getComputedStyle(icon).color);

test(
  'by keyboard each group of the panel opens, Esc returns to its row, and at last to the shortcut',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server), '/water');
    const shortcut = page.getByRole('button', { name: 'Ajustes', exact: true });
    await shortcut.focus();
    await page.keyboard.press('Enter');
    for (const group of groups) {
      const line = page.getByRole('dialog', { name: 'Ajustes' }).getByRole('button', { name: group });
      await line.focus();
      await page.keyboard.press('Enter');
      const step = page.getByRole('dialog', { name: group });
      await expect(step.getByRole('button', { name: 'Voltar', exact: true })).toBeFocused();
      await expect(step.getByRole('status').filter({ hasText: 'Abrindo' })).toHaveCount(0);
      await expectAccessible(page, group);
      // Tab never leaves the dialog.
      for (let stop = 0; stop < 8; stop += 1) {
        await page.keyboard.press('Tab');
        expect(await step.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(line).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(shortcut).toBeFocused();
  },
);

test('each choice applies at once, is confirmed, and remains after a reload', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server));
  const root = page.locator('html');
  await openSettings(page, 'Conforto');
  await page.getByText('Grande', { exact: true }).click();
  await said(page, 'Tamanho do texto: Grande');
  await expect(root).toHaveAttribute('data-text-size', 'large');
  await page.getByRole('checkbox', { name: 'Modo simples' }).check();
  await said(page, 'Modo simples: ligado');
  await closeSettings(page);
  await openSettings(page, 'Aparência');
  await page.getByText('Mais contraste', { exact: true }).click();
  await said(page, 'Contraste: Mais contraste');
  await expect(root).toHaveAttribute('data-contrast', 'more');
  await closeSettings(page);
  await openSettings(page, 'Mensagens e sons');
  await page.getByText('20 segundos', { exact: true }).click();
  await said(page, 'Tempo das mensagens na tela: 20 segundos');
  await page.reload();
  await expect(root).toHaveAttribute('data-contrast', 'more');
  const notices = await openSettings(page, 'Mensagens e sons');
  await expect(notices.getByRole('radio', { name: '20 segundos' })).toBeChecked();
});

test('a choice that this browser cannot store applies for the visit, and a toast says so', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server));
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('planted in a test', 'QuotaExceededError');
    };
  });
  const appearance = await openSettings(page, 'Aparência');
  await appearance.getByRole('radio', { name: 'Escuro', exact: true }).check();
  await said(page, 'A escolha não foi guardada');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test(
  'settings that cannot be fetched are reported, and nothing else is lost',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server), '/water');
    await expect(page.getByRole('heading', { level: 1, name: 'Água' })).toBeVisible();
    await page.route('**/assets/settings-panel-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Ajustes', exact: true }).click();
    await said(page, 'Esta parte não abriu');
    await expect(page.getByRole('heading', { level: 1, name: 'Água' })).toBeVisible();
    await page.unroute('**/assets/settings-panel-*.js');
    await page.getByRole('button', { name: 'Ajustes', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Ajustes' })).toBeVisible();
  },
);

test('earlier notices open from the settings', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server));
  await openSettings(page, 'Mensagens e sons');
  await page.getByText('10 segundos', { exact: true }).click();
  await said(page, 'Tempo das mensagens na tela: 10 segundos');
  await page.getByRole('button', { name: 'Ver mensagens anteriores' }).click();
  const history = page.getByRole('region', { name: 'Mensagens do COGN', exact: true });
  await expect(history.getByText('Tempo das mensagens na tela: 10 segundos')).toBeVisible();
  await expect(history).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test(
  'the app opens no sound device until sound is on; then saving a record makes a sound and a vibration',
  { tag: '@browser' },
  async ({ page, openAs, server }) => {
    await page.addInitScript(() => {
      const heard = { contexts: 0, touches: 0 };
      Object.assign(window, { heard });
      const Real = window.AudioContext;
      window.AudioContext = class extends Real {
        constructor() {
          super();
          heard.contexts += 1;
        }
      };
      Navigator.prototype.vibrate = () => {
        heard.touches += 1;
        return true;
      };
    });
    await openAs(await makePerson(server), '/water');
    const heard = () => page.evaluate(() => (window as unknown as { heard: { contexts: number; touches: number } }).heard);
    await page.getByRole('button', { name: /Bebi um copo/ }).click();
    await expect(savedToast(page, 'Água')).toBeVisible();
    const notices = await openSettings(page, 'Mensagens e sons');
    await expect(notices.getByRole('button', { name: 'Ouvir o som' })).toHaveCount(0);
    expect(await heard()).toEqual({ contexts: 0, touches: 0 });

    await notices.getByRole('checkbox', { name: 'Som suave' }).check();
    await expect(notices.getByRole('button', { name: 'Ouvir o som' })).toBeVisible();
    await expect.poll(heard).toEqual({ contexts: 1, touches: 0 });
    await notices.getByRole('checkbox', { name: 'Vibração' }).check();
    await notices.getByRole('button', { name: 'Sentir a vibração' }).click();
    await expect.poll(async () => (await heard()).touches).toBeGreaterThanOrEqual(2);
  },
);

test(
  'with premium an icon has its chosen colour, in the sidebar too, and resetting all colours can be undone',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server, { premium: true }), '/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Ajustes das páginas' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Páginas do menu' })).toBeVisible();
    const ofTheme = await iconColour(page, 'Água');
    await page.getByText('Todos na cor do tema.').click();
    const tile = page.getByRole('main').getByRole('button', { name: /^Água/ });
    await tile.click();
    await page.getByRole('dialog', { name: 'Água' }).getByRole('radio', { name: 'Laranja', exact: true }).check();
    await said(page, 'Água: Laranja');
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).click();
    await expect(tile).toBeFocused();
    await expect(tile).toContainText('Laranja');
    await expect.poll(() => iconColour(page, 'Água')).not.toBe(ofTheme);
    const orange = await iconColour(page, 'Água');
    expect(await iconColour(page, 'Peso')).toBe(ofTheme);
    await page.reload();
    await expect.poll(() => iconColour(page, 'Água')).toBe(orange);

    await page.getByText('1 ícone com cor própria.').click();
    await page.getByRole('button', { name: 'Voltar às cores do tema' }).click();
    await expect.poll(() => iconColour(page, 'Água')).toBe(ofTheme);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(() => iconColour(page, 'Água')).toBe(orange);
  },
);

test(
  'without premium the page offers the plan, and earlier chosen colours stay',
  { tag: '@browser' },
  async ({ page, openAs, server }) => {
    const person = await makePerson(server);
    await page.addInitScript((key) => {
      localStorage.setItem(key, JSON.stringify({ iconColours: { water: 'green' } }));
    }, `cogn-preferences:${person.session.user.id}`);
    await openAs(person, '/water');
    await expect(page.getByRole('heading', { level: 1, name: 'Água' })).toBeVisible();
    expect(await iconColour(page, 'Água')).not.toBe(await iconColour(page, 'Peso'));
    await page.getByRole('button', { name: /^Ajustes das páginas/ }).click();
    await expect(page.getByRole('dialog', { name: 'COGN Premium' })).toBeVisible();
    await page.goto(`${server.url}/settings`);
    await expect(page.getByRole('dialog', { name: 'COGN Premium' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Esta página faz parte do Premium')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Voltar às cores do tema' })).toHaveCount(0);
  },
);

test('simple mode shows five choices at a time, the others after a press, and history behind one button', async ({
  page,
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  await page.addInitScript((key) => {
    localStorage.setItem(key, JSON.stringify({ simpleMode: true }));
  }, `cogn-preferences:${person.session.user.id}`);
  await openAs(person, '/mood');
  const faces = page.getByRole('group', { name: 'Como você está?' }).getByRole('radio');
  await expect(faces).toHaveCount(5);
  expect(await page.getByRole('navigation', { name: 'Páginas' }).getByRole('listitem').count()).toBeLessThanOrEqual(5);
  await expect(page.getByRole('heading', { name: 'Ver dias anteriores' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Mostrar mais opções' }).click();
  await expect(faces).toHaveCount(12);
  // The focus is on the first face that was not visible before.
  await expect(faces.nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Mostrar mais', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ver dias anteriores' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mostrar menos' })).toBeFocused();
});

import type { Locator, Page } from '@playwright/test';
import { layoutFaults } from '../support/layout-faults.ts';
import { pseudo, applyPseudoLocale } from '../support/pseudo-locale.ts';
import { signedOutPaths, pagesInSidebar } from '../support/registry.ts';
import { ofThisRun } from '../support/rotation.ts';
import { expect, makePerson, rememberSession, test } from '../support/test.ts';

/**
 * Messages that are 40 % longer than Portuguese must break no layout. The tests check every route and dialog, at the widths of
 * the narrowest phone, a phone and a desktop.
 */

// A service worker would respond with the unchanged messages.
test.use({ serviceWorkers: 'block', actionTimeout: 15_000 });

const widths = [320, 390, 1280] as const;

async function expectWholeLayout(page: Page, what: string): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first(),
    `${what} is there`,
  ).toBeVisible();
  await expect(page.getByText('[').first(), `${what} speaks the longer language`).toBeVisible();
  await expect(page.getByText(pseudo('Abrindo seus registros')), `${what} is read`).toHaveCount(0);
  expect(await layoutFaults(page), what).toEqual([]);
}

/** Opens a dialog by its button, checks it, runs `inside` on the open dialog, and closes it again. */
async function expectWholeDialog(page: Page, opener: string, inside?: (dialog: Locator) => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: opener }).first().click();
  await expect(dialog).toBeVisible();
  await expectWholeLayout(page, `the dialog of “${opener}”`);
  await inside?.(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Opens, checks and leaves each group of the settings. */
async function expectWholeGroups(page: Page, panel: Locator): Promise<void> {
  const groups = panel.locator('[data-group]');
  // The settings load lazily. On a small screen, the menu, which is also a dialog, stays open until then. So the test waits
  // for the groups.
  await groups.first().waitFor();
  const count = await groups.count();
  expect(count, 'the settings have groups').toBeGreaterThan(1);
  for (let index = 0; index < count; index += 1) {
    await groups.nth(index).click();
    await expect(panel.getByRole('button', { name: pseudo('Voltar') })).toBeVisible();
    await expectWholeLayout(page, `group ${String(index + 1)} of the settings`);
    await panel.getByRole('button', { name: pseudo('Voltar') }).click();
    await expect(groups.nth(index)).toBeVisible();
  }
}

test('a broken layout is detected', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.setContent(`
    <header><a href="/" style="position:absolute">Menu here</a><button style="position:absolute">Settings</button></header>
    <p style="width:40px;overflow:hidden;white-space:nowrap">Something long</p>
    <p style="height:10px;overflow:hidden">Something tall</p>
    <button style="width:50px;white-space:nowrap">Many words here</button>
    <div style="width:400px">Wide</div>`);
  const faults = (await layoutFaults(page)).join('\n');
  for (const seen of ['px wide on 320', 'cut off at the side', 'cut off below', 'words leave their box', 'lies over']) {
    expect(faults).toContain(seen);
  }
});

for (const width of ofThisRun(widths)) {
  test(`longer messages break no page and no dialog (${String(width)} px)`, async ({ page, server }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await applyPseudoLocale(page);
    for (const path of signedOutPaths) {
      await page.goto(server.url + path);
      await expectWholeLayout(page, path);
    }

    const premium = await makePerson(server, { premium: true });
    await rememberSession(page, premium.session);
    await page.goto(server.url);
    for (const path of [...(await pagesInSidebar(page)), '/pricing']) {
      await page.goto(server.url + path);
      await expectWholeLayout(page, path);
    }
    await page.goto(`${server.url}/water`);
    await expectWholeDialog(page, pseudo('Outro dia'));
    // This label is part of the initial script, so the pseudo-locale does not lengthen it.
    await expectWholeDialog(page, 'Ajuda agora');
    if (width < 1024) await expectWholeDialog(page, pseudo('Páginas'));
    if (width < 1024) await page.getByRole('button', { name: pseudo('Páginas') }).click();
    await expectWholeDialog(page, pseudo('Ajustes'), (panel) => expectWholeGroups(page, panel));
  });

  test(`longer messages keep the premium dialog intact (${String(width)} px)`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await applyPseudoLocale(page);
    await rememberSession(page, (await makePerson(server)).session);
    await page.goto(`${server.url}/mood`);
    // The address of a premium page also opens the premium dialog, as soon as that dialog’s code has loaded.
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectWholeLayout(page, 'the premium dialog that opened by itself');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectWholeLayout(page, 'a locked page');
    await expectWholeDialog(page, pseudo('Conhecer o Premium'));
  });
}

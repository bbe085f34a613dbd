import type { Page } from '@playwright/test';
import { alerts, button, middleOf, personWithRosa, pressDown } from '../support/crisis.ts';
import { plantRow } from '../support/plant-row.ts';
import { expect, makePerson, test } from '../support/test.ts';

/**
 * The hold button sends only after a full hold and a release. Any other movement or key cancels. Input without holding, such as a
 * click, asks for confirmation first.
 */

const cancelled = (page: Page) => page.getByText('Cancelado. Nada foi enviado.');
const ready = (page: Page) => page.getByText(/^Pronto\. Solte para continuar/);

test('an early release, sliding off and Esc cancel, and a click asks first', async ({ openAs, server }) => {
  const person = await personWithRosa(server);
  const page = await openAs(person, '/crisis');
  await pressDown(page);
  await page.keyboard.press('Escape');
  await expect(cancelled(page)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await pressDown(page);
  await expect(ready(page)).toBeVisible();
  // This point is outside the round button, but inside its square bounding box.
  const box = (await button(page).boundingBox())!;
  await page.mouse.move(box.x + 6, box.y + 6, { steps: 3 });
  await expect(cancelled(page)).toBeVisible();
  await page.mouse.up();
  expect(await alerts(server, person)).toEqual([]);

  for (const key of ['Enter', ' ']) {
    await button(page).focus();
    await page.keyboard.press(key);
    const dialog = page.getByRole('alertdialog', { name: 'Guardar o pedido de ajuda?' });
    await expect(dialog).toContainText('O pedido fica guardado, e em seguida aparecem as formas de falar com: Rosa.');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  }
  expect(await alerts(server, person)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Guardar e ver contatos' }).click();
  await expect.poll(() => alerts(server, person)).toHaveLength(1);
  await page.getByRole('button', { name: 'Pular' }).click();
  await expect(page.getByLabel('O que aconteceu?')).toHaveCount(0);
});

test('Enter that stays pressed asks once and confirms nothing', async ({ openAs, server }) => {
  const person = await personWithRosa(server);
  const page = await openAs(person, '/crisis');
  await button(page).focus();
  const dialog = page.getByRole('alertdialog', { name: 'Guardar o pedido de ajuda?' });
  await page.keyboard.down('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  for (let repeats = 0; repeats < 3; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog).toBeVisible();
  expect(await alerts(server, person)).toEqual([]);
});

test('a screen that turns off or another window cancels, even when the button is released afterwards', async ({
  openAs,
  server,
}) => {
  const person = await personWithRosa(server);
  const page = await openAs(person, '/crisis');
  const show = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await pressDown(page);
  await expect(ready(page)).toBeVisible();
  await show('hidden');
  await show('visible');
  await expect(cancelled(page)).toBeVisible();
  await page.mouse.up();

  await pressDown(page);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(cancelled(page)).toBeVisible();
  await page.mouse.up();
  expect(await alerts(server, person)).toEqual([]);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('with reduced motion the ring stays still until it is full, and a text shows the progress', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await personWithRosa(server), '/crisis');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pressDown(page);
  expect(await button(page).evaluate((place) => place.getAnimations({ subtree: true }).length)).toBe(0);
  await expect(ready(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('a full hold and a release send the alert', async ({ openAs, server }) => {
    const person = await personWithRosa(server);
    const page = await openAs(person, '/crisis');
    const point = await middleOf(button(page));
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(page.getByText(/^Pronto\. Solte para continuar/)).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => alerts(server, person)).toHaveLength(1);
  });

  test('a touch that the phone cancels sends nothing, and a long press opens no browser menu', async ({
    openAs,
    server,
  }) => {
    const person = await personWithRosa(server);
    const page = await openAs(person, '/crisis');
    const point = await middleOf(button(page));
    await page.evaluate(() =>
      document.addEventListener('contextmenu', (event) => {
        document.body.dataset['menu'] = String(!event.defaultPrevented);
      }),
    );
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(ready(page)).toBeVisible();
    await button(page).dispatchEvent('contextmenu');
    await expect(page.locator('body')).toHaveAttribute('data-menu', 'false');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await expect(cancelled(page)).toBeVisible();

    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(ready(page)).toBeVisible();
    // The button keeps its position, because the page does not scroll. So the finger really leaves the button.
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: point.x, y: point.y - 160 }] });
    await expect(cancelled(page)).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await alerts(server, person)).toEqual([]);
  });
});

test('on a wide screen the card that asks for permission ends below its notice, without an empty place', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true, consents: ['privacy_policy', 'health'] });
  await plantRow(server, person, 'emergency_contacts', { name: 'Rosa', phone: '+55 81 90000-0000' });
  const page = await openAs(person, '/crisis');
  const give = page.getByRole('button', { name: 'Permitir guardar' });
  await expect(give).toBeVisible();
  const card = page.locator('section').filter({ has: give });
  const notice = card.getByText(/^Daqui, o COGN não envia mensagens\./).filter({ visible: true });
  const emptyPlace = async () => {
    const [outer, last] = [(await card.boundingBox())!, (await notice.boundingBox())!];
    return outer.y + outer.height - last.y - last.height;
  };
  expect(await emptyPlace()).toBeLessThan(48);
  // On a narrow screen, the list of helplines is below the card. The card keeps its height when the alert button replaces
  // the question about consent, so that the helplines do not move.
  const narrow = async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    return (await card.boundingBox())!.height;
  };
  const before = await narrow();
  await give.click();
  await expect(button(page)).toBeVisible();
  expect(
    (await page
      .locator('section')
      .filter({ has: button(page) })
      .boundingBox())!.height,
  ).toBe(before);
});

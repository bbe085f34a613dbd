import { changePremium } from '../support/person.ts';
import { expect, makePerson, test } from '../support/test.ts';

const locked = 'Este é um recurso exclusivo para usuários Premium. Faça upgrade para desbloquear.';
/** The ISO timestamp a number of days from now. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test(
  'a locked page opens the premium dialog instead of navigating: twelve features one after the other, three perks, and a link to the plans',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server), '/water');
    await page.getByRole('button', { name: /Humor/ }).click();
    await expect(page).toHaveURL(/\/water$/);
    const dialog = page.getByRole('dialog', { name: 'COGN Premium' });
    await expect(dialog.getByText(locked)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Ver meus registros' })).toHaveCount(0);
    const features = dialog.getByRole('list').first().getByRole('listitem');
    await expect(features).toHaveCount(12);
    const delays = await features.evaluateAll((items) =>
      items.map((item) => parseFloat(getComputedStyle(item).animationDelay)),
    );
    expect(delays.map((delay) => Math.round(delay * 100))).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]);
    await expect(dialog.getByRole('list').last().getByRole('listitem')).toHaveCount(3);
    await dialog.getByRole('heading', { name: 'E também' }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Quero ser Premium' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(dialog).toBeHidden();
  },
);

test('Esc closes the dialog before a toast that appeared later', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/water');
  const dialog = page.getByRole('dialog', { name: 'COGN Premium' });
  let answer: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/rest/v1/water_entries*', async (route) => {
    if (route.request().method() === 'POST') await blocked;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Bebi um copo' }).click();
  const mood = page.getByRole('button', { name: /Humor/ });
  await mood.click();
  await expect(dialog.getByText(locked)).toBeVisible();
  answer();
  const message = page.locator('[data-toasts]').getByRole('button', { name: 'Desfazer' });
  await expect(message).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(mood).toBeFocused();
});

test(
  'the dialog fills a small screen and has only a back arrow there; on a large screen it is a panel, and a click beside it closes it',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server), '/water');
    const dialog = page.getByRole('dialog', { name: 'COGN Premium' });
    const open = () => page.getByRole('button', { name: /Humor/ }).click();
    await open();
    await expect(dialog.getByRole('button', { name: 'Fechar' })).toBeVisible();
    const { width } = (await dialog.boundingBox())!;
    expect(width).toBeLessThanOrEqual(768);
    await page.mouse.click(8, 400);
    await expect(dialog).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Páginas', exact: true }).click();
    await open();
    await expect(dialog.getByText(locked)).toBeVisible();
    // The overlay covers the whole page except this browser’s scroll bar. A phone’s scroll bar takes no space.
    const veil = (await dialog.locator('..').boundingBox())!;
    expect([veil.x, veil.y, veil.height]).toEqual([0, 0, 844]);
    await expect.poll(async () => Object.values((await dialog.boundingBox())!).map(Math.round)).toEqual(Object.values(veil));
    await expect(dialog.getByRole('button', { name: 'Fechar' })).toBeHidden();
    await dialog.getByRole('button', { name: 'Voltar' }).click();
    await expect(dialog).toBeHidden();
  },
);

test(
  'a user with earlier entries on a premium page reaches those records, read-only',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server, { premium: true });
    const answer = await fetch(`${server.url}/rest/v1/mood_entries`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.session.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ date: '2026-03-02', mood: 'calm', intensity: 3, notes: 'de quando era Premium' }),
    });
    expect(answer.status).toBe(201);
    await changePremium(server, person.email, null);
    const page = await openAs(person, '/water?date=2026-03-02');
    await page.getByRole('button', { name: /Humor/ }).click();
    // On a phone the link to the records is below the text, so that the text has enough width.
    await page.setViewportSize({ width: 390, height: 844 });
    const words = (await page.getByRole('dialog').getByText(locked).boundingBox())!;
    expect(words.width).toBeGreaterThan(220);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('dialog').getByRole('button', { name: 'Ver meus registros' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Humor' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('de quando era Premium')).toBeVisible();
    await page.getByRole('button', { name: 'Anterior', exact: true }).click();
    await expect(page.getByText('de quando era Premium')).toBeHidden();
    await expect(page.getByText('Você pode ler seus registros. Adicionar e editar fazem parte do Premium.')).toBeVisible();
  },
);

test('a banner announces the end of premium less than thirty days before it; renewing opens the dialog, closing hides it for a week, and it is never on the crisis page', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  await changePremium(server, person.email, inDays(45));
  const page = await openAs(person, '/water');
  const banner = page.getByRole('complementary', { name: /^Seu Premium vai até/ });
  const premium = page.getByRole('link', { name: /Humor/ });
  await expect(page.getByRole('button', { name: /Bebi um copo/ })).toBeVisible();
  await expect(premium).toBeVisible();
  await expect(banner).toBeHidden();
  await changePremium(server, person.email, inDays(20));
  await page.reload();
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Renovar Premium' }).click();
  await expect(page.getByRole('dialog', { name: 'COGN Premium' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Crise/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Crise' })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.goBack();
  await page.getByRole('button', { name: 'Fechar esta mensagem' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(premium).toBeVisible();
  await expect(banner).toBeHidden();
});

test(
  'on a wide screen the plans begin and end with the header, where Help now does not move, and their parts align',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server), '/pricing');
    await expect(page.getByRole('heading', { name: 'Premium' })).toBeVisible();
    await expect(page.getByText(/^Neste servidor/)).toBeVisible();
    const [free, premium] = await page
      .locator('main section')
      .evaluateAll((cards) =>
        cards.map((card) => [card, ...card.children].map((part) => part.getBoundingClientRect().toJSON() as DOMRect)),
      );
    expect(premium!.map(({ top }) => Math.round(top))).toEqual(free!.map(({ top }) => Math.round(top)));
    const help = (await page.getByRole('button', { name: 'Ajuda agora' }).boundingBox())!;
    expect(Math.round(premium![0]!.right)).toBe(Math.round(help.x + help.width));
    await page.getByRole('button', { name: 'Voltar ao diário' }).click();
    await expect(page.getByRole('region', { name: 'Seus registros' })).toBeVisible();
    expect(await page.getByRole('button', { name: 'Ajuda agora' }).boundingBox()).toEqual(help);
  },
);

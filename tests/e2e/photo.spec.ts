import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/comfort/axe.ts';
import { expect, makePerson, test } from '../support/test.ts';

/**
 * The profile photo: choosing, viewing, replacing and removing it. The page refuses invalid files, and other accounts cannot
 * load the photo.
 */

/** Lets the browser draw a JPEG photo of one colour. */
async function drawPhoto(page: Page, colour: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const address = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
    const pen = canvas.getContext('2d');
    if (pen) Object.assign(pen, { fillStyle: fill }).fillRect(0, 0, 320, 240);
    return canvas.toDataURL('image/jpeg');
  }, colour);
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
}

/** The colour in the centre of the displayed photo, as the page received it. */
async function middleOf(page: Page): Promise<number[]> {
  return page.getByRole('img', { name: 'Sua foto de perfil' }).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
    return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  });
}

const chosen = (page: Page) => page.locator('input[type="file"]');
/** The section of the photo is folded; pressing its heading unfolds it. */
const unfold = (page: Page) => page.getByRole('heading', { name: 'Foto', exact: true }).click();
const photo = (page: Page) => page.getByRole('img', { name: 'Sua foto de perfil' });

test('a photo is chosen, shown after a reload and beside the name, replaced, removed, and restored', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server), '/profile');
  await unfold(page);
  await expect(page.getByRole('button', { name: 'Escolher foto' })).toBeVisible();
  await expect(page.getByText('O local e os outros dados da câmera são retirados.')).toBeVisible();
  await chosen(page).setInputFiles(await drawPhoto(page, 'rgb(200, 0, 0)'));
  // The toast disappears by itself, but the photo stays.
  await expect(photo(page)).toBeVisible();
  expect((await middleOf(page))[0]).toBeGreaterThan(150);

  await page.reload();
  await unfold(page);
  await expect(photo(page)).toBeVisible();
  await expect(page.locator('span.size-11 > img')).toBeVisible();
  await expectAccessible(page);

  await chosen(page).setInputFiles(await drawPhoto(page, 'rgb(0, 0, 200)'));
  await expect.poll(async () => (await middleOf(page))[2]).toBeGreaterThan(150);

  await page.getByRole('button', { name: 'Remover foto' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover foto' }).click();
  await expect(page.getByText('Foto removida').first()).toBeVisible();
  await expect(photo(page)).toHaveCount(0);
  await expect(page.locator('span.size-11 > img')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Escolher foto' })).toBeFocused();
  await page.getByRole('button', { name: 'Desfazer' }).first().click();
  await expect(photo(page)).toBeVisible();
  expect((await middleOf(page))[2]).toBeGreaterThan(150);
});

test('no other account gets the photo: not by its name, not by a signed address, and not after its removal', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const other = await makePerson(server);
  const page = await openAs(person, '/profile');
  await unfold(page);
  await chosen(page).setInputFiles(await drawPhoto(page, 'rgb(200, 0, 0)'));
  await expect(photo(page)).toBeVisible();
  const address = (await photo(page).getAttribute('src')) ?? '';
  const object = `avatars/${person.session.user.id}/photo`;
  const ask = (path: string, token: string, init: RequestInit = {}) =>
    fetch(`${server.url}/storage/v1/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
  const sign = { method: 'POST', body: JSON.stringify({ expiresIn: 60 }) };
  expect((await ask(`object/${object}`, person.session.access_token)).status).toBe(200);
  expect((await ask(`object/${object}`, other.session.access_token)).ok).toBe(false);
  expect((await ask(`object/sign/${object}`, other.session.access_token, sign)).ok).toBe(false);
  expect((await fetch(`${server.url}/storage/v1/object/${object}`)).ok).toBe(false);
  expect((await fetch(address.replace(/token=[^&]*/, 'token=none'))).ok).toBe(false);
  expect((await fetch(address)).status).toBe(200);

  await page.getByRole('button', { name: 'Remover foto' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover foto' }).click();
  await expect(page.getByText('Foto removida').first()).toBeVisible();
  // The server has already deleted the object when the page reports the removal.
  expect((await fetch(address)).ok).toBe(false);
  expect((await ask(`object/${object}`, person.session.access_token)).ok).toBe(false);
});

test('a file that is not a photo is refused with a message, and typed text stays', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/profile');
  await unfold(page);
  await page.getByLabel('Nome completo').fill('Ana Souza Lima');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/storage/v1/')) sent.push(request.url());
  });
  for (const [name, text] of [
    ['foto.jpg', '<html>not a photo</html>'],
    ['foto.webp', 'RIFF0000WEBP'],
    ['foto.gif', 'GIF89a, and then nothing'],
  ] as const) {
    await chosen(page).setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(text) });
    await expect(page.getByRole('alert').getByText('Escolha um arquivo JPG, PNG ou GIF.')).toBeVisible();
  }
  const { buffer } = await drawPhoto(page, 'green');
  const large = Buffer.concat([buffer, Buffer.alloc(5 * 1024 * 1024)]);
  await chosen(page).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: large });
  await expect(page.getByRole('alert').getByText('A foto tem mais de 5 MB')).toBeVisible();
  expect(sent).toEqual([]);
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Souza Lima');
});

test('without a connection the page does not report the photo as saved, and the user can send it again', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server), '/profile');
  await unfold(page);
  await expect(page.getByRole('button', { name: 'Escolher foto' })).toBeVisible();
  const file = await drawPhoto(page, 'green');
  await page.route('**/storage/v1/**', (route) => route.abort());
  await chosen(page).setInputFiles(file);
  await expect(page.getByRole('alert').getByText('A foto precisa de internet')).toBeVisible();
  await expect(page.getByText('Foto salva')).toHaveCount(0);
  await expect(photo(page)).toHaveCount(0);
  await page.unroute('**/storage/v1/**');
  await page.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(photo(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

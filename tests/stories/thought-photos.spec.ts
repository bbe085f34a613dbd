import { makePhotoWithPlace, readPicture } from '../../server/src/storage/testing/make-picture.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Photos on a thought: the device shrinks them and takes the place out before it sends them. */
test(
  'a photo of a thought leaves the device small and without its place, is described, removed and restored',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server, { premium: true });
    const page = await openAs(person, '/thoughts');
    const photo = {
      name: 'IMG_2025.jpg',
      mimeType: 'image/jpeg',
      buffer: await makePhotoWithPlace({ width: 2400, height: 1800 }),
    };
    expect(photo.buffer.toString('latin1')).toMatch(/Exif[\s\S]*Secret Camera/u);
    const sent: Buffer[] = [];
    let isOffline = true;
    await page.route('**/storage/v1/object/thought-photos/**', async (route) => {
      if (isOffline) return route.abort('internetdisconnected');
      sent.push(route.request().postDataBuffer() ?? Buffer.alloc(0));
      return route.continue();
    });
    const rows = () =>
      rowsOnServer<{ photos: string[] | null; photo_texts: string[] | null }>(server, person, 'thoughts_entries');
    const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

    await page.getByText('Fotos', { exact: true }).click();
    await expect(page.getByText('As fotos são guardadas com o texto.')).toBeVisible();
    await page.getByLabel('O que passa pela sua cabeça?').fill('A janela de hoje.');
    await page.locator('input[type=file]').setInputFiles(photo);
    await expect(page.getByText('Guardar uma foto precisa de internet.')).toBeVisible();
    isOffline = false;
    await press('Enviar de novo');
    await expect(page.getByRole('button', { name: 'Abrir: Foto 1' }).first()).toBeVisible();
    expect(await readPicture(sent[0]!)).toEqual({ format: 'jpeg', width: 1200, height: 1600 });
    expect(sent[0]?.toString('latin1')).not.toMatch(/Exif|GPS|Secret|garden/u);

    await page.getByLabel('Descrição da foto 1').fill('luz na cortina');
    await press('Concluir pensamento');
    await expect.poll(rows).toMatchObject([{ photos: [expect.any(String)], photo_texts: ['luz na cortina'] }]);
    await press('Abrir: luz na cortina');
    await expect(page.getByRole('dialog').getByRole('img', { name: 'luz na cortina' })).toBeVisible();
    await press('Fechar');

    await press(/^Editar/);
    await press('Remover foto 1');
    await expect.poll(rows).toMatchObject([{ photos: null, photo_texts: null }]);
    await press('Desfazer');
    await expect.poll(rows).toMatchObject([{ photos: [expect.any(String)], photo_texts: ['luz na cortina'] }]);
    await expect(page.getByRole('button', { name: 'Abrir: luz na cortina' }).first()).toBeVisible();
  },
);

import { makePhotoWithPlace, readPicture } from '../../server/src/storage/testing/make-picture.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** A person's own photos beside messages and on recipes. Premium is not needed. */
test(
  'a photo of the user’s own is kept from getting lost, shown on its message, and removed again',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server);
    const page = await openAs(person, '/communication');
    const photo = {
      name: 'cup.jpg',
      mimeType: 'image/jpeg',
      buffer: await makePhotoWithPlace({ width: 2400, height: 1800 }),
    };
    const sent: Buffer[] = [];
    let isOffline = true;
    let arrives: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (arrives = resolve));
    await page.route('**/storage/v1/object/item-photos/**', async (route) => {
      if (isOffline) return route.abort('internetdisconnected');
      sent.push(route.request().postDataBuffer() ?? Buffer.alloc(0));
      await held;
      return route.continue();
    });
    const photos = async () =>
      (await rowsOnServer<{ text: string | null; photo: string | null }>(server, person, 'quick_messages'))
        .filter(({ text }) => text !== null)
        .map((row) => row.photo);
    const press = (name: string) => page.getByRole('button', { name }).click();

    await press('Adicionar ou mudar mensagens');
    await press('Adicionar mensagem');
    await page.getByLabel('Mensagem').fill('Quero a minha caneca.');
    await page.locator('form input[type=file]').setInputFiles(photo);
    await expect(page.getByText('Guardar uma foto precisa de internet.')).toBeVisible();
    isOffline = false;
    await press('Enviar de novo');
    await expect(page.getByText('Enviando a foto')).toBeVisible();
    await press('Salvar mensagem');
    await expect(page.getByText('A foto ainda está sendo enviada.')).toBeVisible();
    arrives();
    await expect(page.getByText('Foto enviada. Ela entra quando você salvar.')).toBeVisible();
    expect(await readPicture(sent[0]!)).toEqual({ format: 'jpeg', width: 600, height: 800 });
    expect(sent[0]?.toString('latin1')).not.toMatch(/Exif|GPS|Secret|garden/u);
    await press('Salvar mensagem');
    await expect.poll(photos).toEqual([expect.any(String)]);

    await press('Concluir');
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Quero a minha caneca.' });
    await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 600);
    await press('Mostrar na tela: Quero a minha caneca.');
    await expect(page.getByRole('dialog').locator('img')).toHaveJSProperty('naturalWidth', 600);
    await press('Voltar');

    await press('Adicionar ou mudar mensagens');
    await press('Editar: Quero a minha caneca.');
    await press('Remover foto');
    await press('Salvar mensagem');
    await expect.poll(photos).toEqual([null]);
  },
);

test(
  'a recipe gets a photo of the user’s own, which stands at its top and in the list',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server);
    const page = await openAs(person, '/recipes');
    const press = (name: string) => page.getByRole('button', { name }).click();
    await press('Escrever a primeira');
    await page.getByLabel('Nome da receita').fill('Sopa da avó');
    await page.getByText('Tempo, porções, energia e foto').click();
    await page.locator('form input[type=file]').setInputFiles({
      ...{ name: 'soup.jpg', mimeType: 'image/jpeg' },
      buffer: await makePhotoWithPlace({ width: 1200, height: 900 }),
    });
    await expect(page.getByText('Foto enviada. Ela entra quando você salvar.')).toBeVisible();
    await press('Salvar receita');
    await expect
      .poll(() => rowsOnServer<{ photo: string | null }>(server, person, 'recipes'))
      .toMatchObject([{ title: 'Sopa da avó', photo: expect.any(String) }]);
    const link = page.getByRole('link', { name: /Sopa da avó/ });
    await expect(link.locator('img')).toHaveJSProperty('naturalWidth', 600);
    await link.click();
    await expect(page.getByRole('main').locator('img')).toHaveJSProperty('naturalWidth', 600);
  },
);

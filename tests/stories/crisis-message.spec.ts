import { rowsOnServer } from '../support/rows.ts';
import { button, personWithRosa } from '../support/crisis.ts';
import { expect, test } from '../support/test.ts';

/** On a server that sends text messages, the crisis page shows the whole message that contacts would get. */

test.use({
  environment: {
    SMS_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
    TWILIO_FROM: '+15005550006',
    // No story here sends a text message, so nothing has to listen at this address.
    TWILIO_URL: 'http://127.0.0.1:9',
  },
});

test('a ticked box adds the phone number to the message, unticking removes it, and a missing name is reported beforehand', async ({
  openAs,
  server,
}) => {
  const person = await personWithRosa(server);
  const page = await openAs(person, '/profile#profile-personal');
  const personal = page.getByRole('region', { name: 'Sobre você' });
  await personal.getByLabel('Nome completo').fill('');
  await personal.getByLabel('Telefone').fill('+55 11 98888-0009');
  await personal.getByRole('button', { name: 'Salvar meus dados' }).click();
  await expect(page.getByText('Perfil salvo').first()).toBeVisible();

  await page.goto(`${server.url}/crisis`);
  await expect(page.getByText('Você ainda não escreveu o seu nome.')).toBeVisible();
  const sent = page.getByRole('region', { name: 'O que é enviado' });
  await sent.getByText('O que é enviado').click();
  const message = sent.getByRole('blockquote');
  await expect(message).toContainText('Uma pessoa que confia em você está em um momento difícil');
  await expect(message).not.toContainText(/98888|@/);
  const box = sent.getByRole('checkbox', { name: 'Incluir o meu telefone na mensagem' });
  const shared = async () =>
    (await rowsOnServer<{ share_phone: boolean }>(server, person, 'crisis_settings')).map(({ share_phone }) => share_phone);
  await box.click();
  await expect(box).toBeChecked();
  await expect(message).toContainText('Telefone desta pessoa: +55 11 98888-0009');
  await expect.poll(shared).toEqual([true]);
  await box.click();
  await expect(box).not.toBeChecked();
  await expect(message).not.toContainText(/98888|Telefone/);
  await expect.poll(shared).toEqual([false]);

  await page.getByRole('link', { name: 'Escrever o nome no perfil' }).click();
  await personal.getByLabel('Nome completo').fill('Ana Souza');
  await personal.getByRole('button', { name: 'Salvar meus dados' }).click();
  await expect(page.getByText('Perfil salvo').first()).toBeVisible();
  await page.goBack();
  await expect(button(page)).toBeVisible();
  await expect(page.getByText('Você ainda não escreveu o seu nome.')).toHaveCount(0);
  await sent.getByText('O que é enviado').click();
  await expect(message).toContainText('Ana Souza está em um momento difícil');
});

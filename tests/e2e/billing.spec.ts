import { startStripeStub, type StripeStub } from '../support/stripe-stub/start-stripe-stub.ts';
import { expect, makePerson, test as base } from '../support/test.ts';

const test = base.extend<object, { stripe: StripeStub }>({
  stripe: [
    async ({}, use) => {
      const stripe = await startStripeStub();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ stripe }, use) => {
      await use({
        COGN_STRIPE_SECRET_KEY: stripe.secretKey,
        COGN_STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        COGN_STRIPE_PRICES: 'price_month,price_year',
        COGN_STRIPE_URL: stripe.url,
      });
    },
    { scope: 'worker' },
  ],
});

test('a month bought on Stripe’s page counts once Stripe has reported it, and two presses end its renewal', async ({
  openAs,
  server,
  stripe,
}) => {
  stripe.sendTo(undefined);
  const page = await openAs(await makePerson(server), '/pricing');
  await expect(page.getByRole('button', { name: /Assinar: R\$\s149,00 por ano/ })).toBeVisible();
  await page.getByRole('button', { name: /Assinar: R\$\s14,90 por mês/ }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('O pagamento ainda não foi confirmado')).toBeVisible();
  await expect(page.getByRole('button', { name: /Assinar/ })).toBeHidden();

  stripe.sendTo(`${server.url}/functions/v1/billing/stripe`);
  await stripe.sendAgain();
  await expect(page.getByText(/A assinatura se renova em .*: R\$\s14,90 por mês\./)).toBeVisible();
  await expect(page.getByText(/Para pagar por outro período, encerre a renovação/)).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('link', { name: /R\$\s14,90/ })).toHaveAttribute('href', /^https:\/\/invoice\.stripe\.com\//);

  await page.getByRole('button', { name: 'Encerrar a renovação' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar a renovação' }).click();
  await expect(page.getByText(/A assinatura vai até .* e não se renova/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Voltar a renovar' })).toBeVisible();
  await page.getByRole('button', { name: 'Voltar ao diário' }).click();
  await expect(page.getByRole('link', { name: /Humor/ })).toBeVisible();
});

test('a user who meanwhile bought on another device is informed and sees what they pay for', async ({
  openAs,
  server,
  stripe,
}) => {
  stripe.sendTo(undefined);
  const person = await makePerson(server);
  const page = await openAs(person, '/pricing');
  const month = page.getByRole('button', { name: /Assinar: R\$\s14,90 por mês/ });
  await expect(month).toBeVisible();
  const begun = await fetch(`${server.url}/functions/v1/billing/checkout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.session.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ price: 'price_year' }),
  });
  const { url } = (await begun.json()) as { url: string };
  stripe.operations.pay(url.split('/').at(-1) ?? '');
  await month.click();
  await expect(page.getByText('Você já tem uma assinatura', { exact: true })).toBeVisible();
  await expect(page.getByText(/A assinatura se renova em .*: R\$\s149,00 por ano\./)).toBeVisible();
  await expect(page.getByRole('button', { name: /Assinar/ })).toHaveCount(0);
});

test('the button that leads to Stripe’s page works again after the browser’s Back', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/pricing');
  const month = page.getByRole('button', { name: /Assinar: R\$\s14,90 por mês/ });
  await page.route('**/billing/checkout', () => undefined);
  await month.click();
  await expect(month).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(month).not.toHaveAttribute('aria-busy');
});

test('without prices from Stripe the page says that nothing was charged, and it asks again on request', async ({
  openAs,
  page,
  server,
}) => {
  let isOut = true;
  await page.route('**/functions/v1/billing', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as object;
    await route.fulfill({ response, json: isOut ? { ...body, prices: null } : body });
  });
  await openAs(await makePerson(server), '/pricing');
  await expect(page.getByText(/A Stripe não informou os preços agora\. Nada foi cobrado\./)).toBeVisible();
  isOut = false;
  await page.getByRole('button', { name: 'Tentar de novo' }).press('Enter');
  await expect(page.getByRole('button', { name: /Assinar: R\$\s14,90 por mês/ })).toBeVisible();
});

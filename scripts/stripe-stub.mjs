// `npm run stripe:stub -- http://localhost:8600 [--port 8601]`: a local Stripe stub, to try payments without a Stripe account
// and without money. Its payment page is one button; every payment "succeeds". It prints the settings for the server.
import { parseArgs } from 'node:util';
import { startStripeStub } from '../tests/support/stripe-stub/start-stripe-stub.ts';

const { values, positionals } = parseArgs({
  options: { port: { type: 'string', default: '8601' } },
  allowPositionals: true,
});
const [site = 'http://localhost:8600'] = positionals;
const double = await startStripeStub({ port: Number(values.port) });
double.sendTo(new URL('/functions/v1/billing/stripe', site).href);
console.log(`A Stripe stub for the server at ${site}. It stores nothing beyond its end. Start the server with:

COGN_STRIPE_URL=${double.url}
COGN_STRIPE_SECRET_KEY=${double.secretKey}
COGN_STRIPE_WEBHOOK_SECRET=${double.webhookSecret}
COGN_STRIPE_PRICES=price_month,price_year`);

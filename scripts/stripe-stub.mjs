// `npm run stripe:stub -- http://localhost:8600 [--port 8601]`: a Stripe of this machine's own, to try payments without an account there and without
// money. Its page to pay on is one button; every payment "succeeds". It prints the settings with which a server uses it.
import { parseArgs } from 'node:util';
import { startStripeStub } from '../tests/support/stripe-stub/start-stripe-stub.ts';

const { values, positionals } = parseArgs({
  options: { port: { type: 'string', default: '8601' } },
  allowPositionals: true,
});
const [site = 'http://localhost:8600'] = positionals;
const double = await startStripeStub({ port: Number(values.port) });
double.sendTo(new URL('/functions/v1/billing/stripe', site).href);
console.log(`A double of Stripe, for a server at ${site}. It forgets everything when it ends. Start the server with:

COGN_STRIPE_URL=${double.url}
COGN_STRIPE_SECRET_KEY=${double.secretKey}
COGN_STRIPE_WEBHOOK_SECRET=${double.webhookSecret}
COGN_STRIPE_PRICES=price_month,price_year`);

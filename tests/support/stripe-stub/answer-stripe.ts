import type { StripeBook, StripeObject } from './stripe-book.ts';
import { expireIfDue, type StripeOperations } from './stripe-operations.ts';

/** A request to api.stripe.com. Names in `form` stay unparsed; Stripe would read `a[b][0]=c` as `{ a: { b: ['c'] } }`. */
export interface StripeRequest {
  method: string;
  path: string;
  form: URLSearchParams;
}

export interface StripeAnswer {
  status: number;
  body: unknown;
}

const ok = (body: unknown): StripeAnswer => ({ status: 200, body });
const missing = (what: string, id: string): StripeAnswer => ({
  status: 404,
  body: {
    error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}: '${id}'`, param: 'id' },
  },
});
const invalid = (message: string, code?: string): StripeAnswer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message, ...(code && { code }) } },
});
/** Stripe's search does not find objects that are younger than this number of seconds. */
const searchLag = 60;

/** Responds to the server's calls as Stripe documents them. Other paths get Stripe's response for an unknown address. */
export function answerStripe(book: StripeBook, operations: StripeOperations, hostedPage: (id: string) => string) {
  const one = (
    among: Map<string, StripeObject>,
    what: string,
    id: string,
    then: (found: StripeObject) => StripeAnswer = ok,
  ) => {
    const found = among.get(id);
    return found ? then(found) : missing(what, id);
  };
  const mine = (
    among: Map<string, StripeObject>,
    form: URLSearchParams,
    but: (each: StripeObject) => boolean = () => true,
  ) => {
    const customer = form.get('customer');
    if (customer !== null && !book.customers.has(customer) && !book.deletedCustomers.has(customer))
      return missing('customer', customer);
    const all = [...among.values()].filter((each) => (customer === null || each['customer'] === customer) && but(each));
    return pageOf(all.toReversed(), form);
  };
  const metadataOf = (form: URLSearchParams, prefix: string) =>
    Object.fromEntries(
      [...form].flatMap(([key, value]) =>
        key.startsWith(`${prefix}[`) ? [[key.slice(prefix.length + 1, -1), value] as const] : [],
      ),
    );

  const search = (form: URLSearchParams): StripeAnswer => {
    const [, key = '', value] = /^metadata\['(\w+)'\]:'([^']*)'$/.exec(form.get('query') ?? '') ?? [];
    if (value === undefined) return invalid('We were unable to parse your search query.');
    const data = [...book.customers.values()].filter(
      ({ metadata, created }) =>
        (metadata as Record<string, string>)[key] === value && Number(created ?? 0) <= book.now() - searchLag,
    );
    return ok({ object: 'search_result', data, has_more: false, next_page: null, url: '' });
  };

  return ({ method, path, form }: StripeRequest): StripeAnswer => {
    for (const session of book.sessions.values()) expireIfDue(book, session);
    const [, kind = '', id = '', operation = ''] =
      /^\/v1\/(checkout\/sessions|\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    switch (`${method} ${kind}${id && ' id'}${operation && ` ${operation}`}`) {
      case 'POST customers': {
        const made = {
          id: book.newId('cus'),
          object: 'customer',
          created: book.now(),
          email: form.get('email'),
          metadata: metadataOf(form, 'metadata'),
        };
        book.customers.set(made.id, made);
        book.emit('customer.created', made);
        return ok(made);
      }
      case 'GET customers': {
        const email = form.get('email');
        const all = [...book.customers.values()].filter((customer) => email === null || customer['email'] === email);
        return pageOf(all.toReversed(), form);
      }
      case 'GET customers id': {
        if (id === 'search') return search(form);
        if (book.deletedCustomers.has(id)) return ok({ id, object: 'customer', deleted: true });
        return one(book.customers, 'customer', id);
      }
      case 'DELETE customers id':
        return one(book.customers, 'customer', id, () => {
          operations.deleteCustomer(id);
          return ok({ id, object: 'customer', deleted: true });
        });
      case 'POST checkout/sessions': {
        const price = form.get('line_items[0][price]') ?? '';
        if (form.get('mode') !== 'subscription' || !form.get('success_url')) return invalid('Missing required param');
        if (!book.customers.has(form.get('customer') ?? '')) return missing('customer', form.get('customer') ?? '');
        if (!book.prices.has(price)) return missing('price', price);
        const made = {
          id: book.newId('cs_test'),
          object: 'checkout.session',
          cancel_url: form.get('cancel_url'),
          client_reference_id: form.get('client_reference_id'),
          created: book.now(),
          customer: form.get('customer'),
          expires_at: book.now() + 86_400,
          locale: form.get('locale'),
          metadata: metadataOf(form, 'metadata'),
          mode: 'subscription',
          payment_status: 'unpaid',
          price,
          status: 'open',
          subscription: null,
          subscription_metadata: metadataOf(form, 'subscription_data[metadata]'),
          success_url: form.get('success_url'),
          url: '',
        };
        made.url = hostedPage(made.id);
        book.sessions.set(made.id, made);
        return ok(made);
      }
      case 'GET checkout/sessions':
        return mine(book.sessions, form, ({ status }) => form.get('status') === null || status === form.get('status'));
      case 'GET checkout/sessions id':
        return one(book.sessions, 'checkout.session', id);
      case 'POST checkout/sessions id expire':
        return one(book.sessions, 'checkout.session', id, (session) => {
          if (session['status'] !== 'open') return invalid('Only Checkout Sessions with a status of open can be expired.');
          Object.assign(session, { status: 'expired', url: null });
          book.emit('checkout.session.expired', session);
          return ok(session);
        });
      case 'GET subscriptions':
        return mine(book.subscriptions, form, ({ status }) => form.get('status') === 'all' || status !== 'canceled');
      case 'POST subscriptions id':
        return one(book.subscriptions, 'subscription', id, (subscription) => {
          if (subscription['status'] === 'canceled') return invalid('A canceled subscription can only update its metadata.');
          const ends = form.get('cancel_at_period_end') === 'true';
          const { data } = subscription['items'] as { data: { current_period_end: number }[] };
          Object.assign(subscription, {
            cancel_at_period_end: ends,
            cancel_at: ends ? data[0]!.current_period_end : null,
            canceled_at: ends ? book.now() : null,
          });
          book.emit('customer.subscription.updated', subscription);
          return ok(subscription);
        });
      case 'DELETE subscriptions id':
        return one(book.subscriptions, 'subscription', id, (subscription) => {
          if (subscription['status'] === 'canceled') return missing('subscription', id);
          operations.end(id);
          return ok(subscription);
        });
      case 'GET invoices':
        return mine(book.invoices, form, ({ status, parent }) => {
          const { subscription_details: of } = parent as { subscription_details: { subscription: string } };
          if (form.get('subscription') !== null && form.get('subscription') !== of.subscription) return false;
          return form.get('status') === null || status === form.get('status');
        });
      case 'GET charges':
        return mine(book.charges, form);
      case 'GET charges id':
        return one(book.charges, 'charge', id);
      case 'GET refunds':
        return pageOf(
          [...book.refunds.values()].filter(({ charge }) => charge === form.get('charge')),
          form,
        );
      case 'POST refunds': {
        const named = form.get('payment_intent') ?? form.get('charge');
        const charge = [...book.charges.values()].find((each) => each.id === named || each['payment_intent'] === named);
        if (!charge) return missing('charge', named ?? '');
        if (charge['refunded'] === true) return invalid('Charge has already been refunded.', 'charge_already_refunded');
        return ok(operations.refundCharge(charge));
      }
      case 'GET disputes':
        return pageOf(
          [...book.disputes.values()].filter(({ charge }) => charge === form.get('charge')),
          form,
        );
      case 'GET prices id':
        return one(book.prices, 'price', id);
      default:
        return {
          status: 404,
          body: { error: { type: 'invalid_request_error', message: `Unrecognized request URL (${path})` } },
        };
    }
  };
}

/** Returns one page of a list: the objects after `starting_after`, at most `limit`, by default ten. */
function pageOf(all: StripeObject[], form: URLSearchParams): StripeAnswer {
  const after = form.get('starting_after');
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const data = all.slice(from, from + Number(form.get('limit') ?? 10));
  return ok({ object: 'list', data, has_more: from + data.length < all.length, url: '' });
}

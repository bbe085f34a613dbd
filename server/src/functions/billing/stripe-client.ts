import type { Stripe } from 'stripe';
import type { StripeSettings } from './stripe-settings.ts';

/** Something that Stripe refused, or that it could not be asked. Holds codes alone: its own errors quote what was sent. */
export class StripeTrouble extends Error {
  override name = 'StripeTrouble';
  readonly code: string;
  /** The request's id in Stripe's own log. */
  readonly requestId: string | undefined;

  constructor(code: string, requestId?: string) {
    super(`Stripe: ${code}`);
    this.code = code;
    this.requestId = requestId;
  }
}

/** Asks Stripe. Rejects with `StripeTrouble` alone. */
export type AskStripe = <T>(question: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** The way to Stripe. Its library is loaded by the first question: a server that sells nothing does without it. */
export function openStripe({ secretKey, url }: StripeSettings): AskStripe {
  let opened: Promise<Stripe> | undefined;
  const { protocol, hostname, port } = new URL(url);
  const open = async () => {
    const { default: Library } = await import('stripe');
    return new Library(secretKey, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
      maxNetworkRetries: 2,
      timeout: 20_000,
      telemetry: false,
    });
  };
  return async (question) => {
    try {
      opened ??= open();
      return await question(await opened);
    } catch (error) {
      throw troubleOf(error);
    }
  };
}

function troubleOf(error: unknown): StripeTrouble {
  const { type, code, requestId } = error as { type?: unknown; code?: unknown; requestId?: unknown };
  const known = [code, type].find((each): each is string => typeof each === 'string');
  return new StripeTrouble(known ?? 'unknown', typeof requestId === 'string' ? requestId : undefined);
}

import type { Stripe } from 'stripe';

/** A refusal by Stripe, or a failure to reach it. Contains only codes, because Stripe's own errors quote the request. */
export class StripeRequestError extends Error {
  override name = 'StripeRequestError';
  readonly code: string;
  /** The status of Stripe's response, or undefined if there was no response. */
  readonly status: number | undefined;
  /** The request's id in Stripe's own log. */
  readonly requestId: string | undefined;

  constructor(code: string, { status, requestId }: { status?: number | undefined; requestId?: string | undefined } = {}) {
    super(`Stripe: ${code}`);
    this.code = code;
    this.status = status;
    this.requestId = requestId;
  }

  /**
   * The cause: the key (`key_refused`, `not_allowed`), the request (`refused`), or a temporary failure (`not_reached`): no
   * response, a 5xx, 409 or 429.
   */
  get kind(): 'key_refused' | 'not_allowed' | 'refused' | 'not_reached' {
    if (this.status === 401) return 'key_refused';
    if (this.status === 403) return 'not_allowed';
    const isOurs = this.status !== undefined && this.status < 500 && this.status !== 409 && this.status !== 429;
    return isOurs ? 'refused' : 'not_reached';
  }
}

/** Sends a request to Stripe. Rejects only with `StripeRequestError`. */
export type AskStripe = <T>(question: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** The timeout of a request in milliseconds, and the number of retries. */
export interface RequestLimits {
  timeout: number;
  retries: number;
}

/** The limits of requests in background jobs. */
const backgroundLimits: RequestLimits = { timeout: 20_000, retries: 2 };
/** The limits of requests for which a user waits. */
export const interactiveLimits: RequestLimits = { timeout: 8_000, retries: 1 };

/**
 * Opens the Stripe client. The first request loads Stripe's library, so that a server without payments does not need it. `heard`
 * receives the error of each request, or undefined after a success.
 */
export function openStripe(
  { secretKey, url }: StripeSettings,
  { timeout, retries }: RequestLimits = backgroundLimits,
  heard: (stripeError: StripeRequestError | undefined) => void = () => undefined,
): AskStripe {
  let opened: Promise<Stripe> | undefined;
  const { protocol, hostname, port } = new URL(url);
  const open = async () => {
    const { default: Library } = await import('stripe');
    return new Library(secretKey, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
      maxNetworkRetries: retries,
      timeout,
      telemetry: false,
    });
  };
  return async (question) => {
    try {
      opened ??= open();
      const answer = await question(await opened);
      heard(undefined);
      return answer;
    } catch (error) {
      const stripeError = toStripeRequestError(error);
      heard(stripeError);
      throw stripeError;
    }
  };
}

function toStripeRequestError(error: unknown): StripeRequestError {
  const { type, code, statusCode, requestId } = error as Record<string, unknown>;
  const known = [code, type].find((each): each is string => typeof each === 'string');
  return new StripeRequestError(known ?? 'unknown', {
    status: typeof statusCode === 'number' ? statusCode : undefined,
    requestId: typeof requestId === 'string' ? requestId : undefined,
  });
}

/** The settings of payments. */
export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** The prices on offer, by their ids at Stripe, in the order in which the plans page shows them. */
  prices: readonly string[];
  /** The address of Stripe's API. */
  url: string;
  /** How long the plans page waits for the prices, in milliseconds. The default is three seconds. */
  pricePatience?: number;
}

/** Returns Stripe's response, or undefined if the object does not exist. Rejects with every other `StripeRequestError`. */
export async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof StripeRequestError && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

import type { Stripe } from 'stripe';

/** Something that Stripe refused, or that it could not be asked. Holds codes alone: its own errors quote what was sent. */
export class StripeTrouble extends Error {
  override name = 'StripeTrouble';
  readonly code: string;
  /** The status of Stripe's answer; undefined: none came. */
  readonly status: number | undefined;
  /** The request's id in Stripe's own log. */
  readonly requestId: string | undefined;

  constructor(code: string, { status, requestId }: { status?: number | undefined; requestId?: string | undefined } = {}) {
    super(`Stripe: ${code}`);
    this.code = code;
    this.status = status;
    this.requestId = requestId;
  }

  /** What the operator must know of it: whether the key is at fault, the request, or neither since Stripe can't be reached. */
  get kind(): 'key_refused' | 'not_allowed' | 'refused' | 'not_reached' {
    if (this.status === 401) return 'key_refused';
    if (this.status === 403) return 'not_allowed';
    const isOurs = this.status !== undefined && this.status < 500 && this.status !== 409 && this.status !== 429;
    return isOurs ? 'refused' : 'not_reached';
  }
}

/** Asks Stripe. Rejects with `StripeTrouble` alone. */
export type AskStripe = <T>(question: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** How long an answer may take, in milliseconds, and how often a request is sent again. */
export interface Patience {
  timeout: number;
  retries: number;
}

/** For jobs, which nobody waits for. */
const patient: Patience = { timeout: 20_000, retries: 2 };
/** For requests that a person waits for. */
export const hurried: Patience = { timeout: 8_000, retries: 1 };

/** The way to Stripe. Its library is loaded by the first question: a server that sells nothing does without it. `heard` is called with what came of each question. */
export function openStripe(
  { secretKey, url }: StripeSettings,
  { timeout, retries }: Patience = patient,
  heard: (trouble: StripeTrouble | undefined) => void = () => undefined,
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
      const trouble = troubleOf(error);
      heard(trouble);
      throw trouble;
    }
  };
}

function troubleOf(error: unknown): StripeTrouble {
  const { type, code, statusCode, requestId } = error as Record<string, unknown>;
  const known = [code, type].find((each): each is string => typeof each === 'string');
  return new StripeTrouble(known ?? 'unknown', {
    status: typeof statusCode === 'number' ? statusCode : undefined,
    requestId: typeof requestId === 'string' ? requestId : undefined,
  });
}

/** How payments are taken. */
export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** The prices that a person can choose from, by their ids at Stripe and in the order of the page. */
  prices: readonly string[];
  /** Where Stripe's programming interface is. */
  url: string;
  /** How long the plans page waits for the prices, in milliseconds. Three seconds when left out. */
  pricePatience?: number;
}

/** What Stripe answers, or undefined where it says that there is no such thing. Rejects with every other `StripeTrouble`. */
export async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof StripeTrouble && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

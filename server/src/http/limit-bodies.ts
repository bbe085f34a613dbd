import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import type { Keys } from '#keys.ts';
import { identifyCaller } from './caller.ts';
import { edgeLimits } from './edge-limits.ts';

/** The maximum bytes of a storage request, by method and path. */
export type LargestOfStorage = (method: string, path: string) => number;

const webhook = '/functions/v1/billing/stripe';
const signedUpload = '/storage/v1/object/upload/sign/';

/**
 * Middleware: refuses bodies that are too large. If the request announces a length, the middleware decides before reading;
 * otherwise it stops reading at the limit. A body over 16 kB needs a valid token, or an endpoint that checks a signature.
 * All such bodies share a limited amount of memory, so that no client can exhaust this process's memory.
 */
export function limitBodies(keys: Keys, largestOfStorage: LargestOfStorage): MiddlewareHandler<RequestEnvironment> {
  const small = edgeLimits.bodyWithoutAccount;
  const room = bytesUnderWay({ ofKey: edgeLimits.bodiesOfAddress, inAll: edgeLimits.bodiesInAll });

  /**
   * The maximum bytes of a request's body. For a storage request that announces its length, this function does not check
   * the token, because storage identifies the caller before it reads the body.
   */
  const allowed = async (request: Request, path: string): Promise<number> => {
    if (path === webhook) return edgeLimits.bodyOfWebhook;
    if (path.startsWith('/storage/v1/')) {
      const most = largestOfStorage(request.method, path);
      const isIdentified =
        hasLength(request) || path.startsWith(signedUpload) || (await isSignedIn(request, keys).catch(asStorage));
      return isIdentified ? most : small;
    }
    if (!path.startsWith('/rest/v1/') && !path.startsWith('/functions/v1/')) return small;
    return (await isSignedIn(request, keys)) ? edgeLimits.body : small;
  };

  return async (context, next) => {
    const { raw, path } = context.req;
    const announced = announcedLength(raw);
    if (announced !== undefined && announced <= small) return next();
    const most = await allowed(raw, path);
    const refusal = () => tooLarge(path, most);
    if (announced !== undefined && announced > most) throw refusal();
    // Reserve nothing for a request with neither a length nor a transfer encoding. Such a request comes from this process,
    // and its body is already in memory.
    const taken = room.take(context.get('address'), announced ?? (raw.headers.has('transfer-encoding') ? most : 0));
    if (typeof taken === 'string') throw new Refusal(taken === 'key' ? 'over_request_rate_limit' : 'server_busy', retry);
    try {
      if (announced !== undefined) return await next();
      // The length is unknown, so count the bytes as they arrive.
      const counted = bodyLimit({
        maxSize: most,
        onError: () => {
          throw refusal();
        },
      });
      return await counted(context, next);
    } finally {
      taken();
    }
  };
}

const hasLength = (request: Request) => request.headers.has('content-length') && !request.headers.has('transfer-encoding');

/** The announced length of the body. Undefined if there is a body whose length is unknown. */
function announcedLength(request: Request): number | undefined {
  if (hasLength(request)) return Number(request.headers.get('content-length'));
  if (request.headers.has('transfer-encoding')) return undefined;
  return request.method === 'GET' || request.method === 'HEAD' || request.body === null ? 0 : undefined;
}

/**
 * Whether a valid token or key identifies the caller. Throws for an invalid token, before the body is read, so that the
 * client can renew the token before it sends the body.
 */
async function isSignedIn(request: Request, keys: Keys): Promise<boolean> {
  return (await identifyCaller(request, keys)).role !== 'anon';
}

/**
 * Replaces a refusal of `isSignedIn` by one with the error code that storage clients know. Throws any other error unchanged.
 */
function asStorage(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw new Refusal('InvalidJWT', { status: error.status, message: error.message, headers: error.headers });
}

const retry = { headers: { 'retry-after': '5' } };

function tooLarge(path: string, most: number): Refusal {
  if (path.startsWith('/storage/v1/')) return new Refusal('EntityTooLarge');
  const size = most < 1024 ** 2 ? `${String(most / 1024)} kB` : `${String(most / 1024 ** 2)} MB`;
  return new Refusal('request_too_large', { message: `The request body is larger than ${size}.` });
}

/** Limits the bytes of bodies in memory, for each network address (the key) and in total. */
interface BytesUnderWay {
  /**
   * Reserves these bytes and returns a function that releases them. If a limit is reached, returns which: 'key' or 'all'.
   */
  take(key: string, bytes: number): (() => void) | 'key' | 'all';
}

/** Counts the bytes in this process only. Forgets a key when all its bytes are released. */
function bytesUnderWay(limits: { ofKey: number; inAll: number }): BytesUnderWay {
  const ofKeys = new Map<string, number>();
  let inAll = 0;
  return {
    take(key, bytes) {
      const before = ofKeys.get(key) ?? 0;
      if (before + bytes > limits.ofKey) return 'key';
      if (inAll + bytes > limits.inAll) return 'all';
      ofKeys.set(key, before + bytes);
      inAll += bytes;
      return () => {
        const left = (ofKeys.get(key) ?? 0) - bytes;
        if (left > 0) ofKeys.set(key, left);
        else ofKeys.delete(key);
        inAll -= bytes;
      };
    },
  };
}

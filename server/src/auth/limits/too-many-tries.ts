import { Refusal } from '#errors.ts';

/**
 * The refusal of an attempt to sign in or verify, `wait` seconds before the next one is accepted. The message names the seconds because clients cannot read
 * headers through the auth library: without them the app would promise a minute where the server asks for five.
 */
export function tooManyTries(wait: number): Refusal {
  return new Refusal('over_request_rate_limit', {
    message: `Request rate limit reached. You can try again after ${wait} seconds.`,
    headers: { 'retry-after': String(wait) },
  });
}

import { Refusal, type RefusalCode } from '#errors.ts';

/**
 * Refuses a sign-in method of the protocol that this server does not support, with the protocol's code for a disabled
 * method. The response is the same for all clients, so the endpoint needs no authentication.
 */
export function notOffered(code: RefusalCode): never {
  throw new Refusal(code);
}

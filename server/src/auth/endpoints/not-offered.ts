import { Refusal, type RefusalCode } from '#errors.ts';

/**
 * Refuses sign-in methods of the protocol that this server does not support, with the codes for methods that are switched off.
 * The response is the same for all clients, so no authentication is needed.
 */
export function notOffered(code: RefusalCode): never {
  throw new Refusal(code);
}

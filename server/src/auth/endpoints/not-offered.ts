import { Refusal, type RefusalCode } from '#errors.ts';

/**
 * Ways in that the protocol knows and this server does not offer, refused by the codes that clients know for a server where they are
 * switched off. Everybody is answered alike, so nothing is asked of the caller first.
 */
export function notOffered(code: RefusalCode): never {
  throw new Refusal(code);
}

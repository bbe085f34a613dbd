/**
 * Whether an answer with this status decides what was asked, be it by a refusal. Not when nobody answered (0), the session was not known, or the server was too
 * busy or in trouble: asked again, it may say otherwise.
 */
export function isDecided(status: number): boolean {
  return status >= 200 && status < 500 && ![401, 408, 429].includes(status);
}

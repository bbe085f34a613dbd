/** Why no link was created, as the key of its message. */
export type LinkFailure = 'nothing' | 'tooLarge' | 'tooMany' | 'tooFast' | 'unreachable' | 'insecure' | 'failed';

/** Finds the reason of a rejected `makeLink`. */
export function linkFailure(problem: unknown): LinkFailure {
  if (!window.isSecureContext) return 'insecure';
  const { code, kind } = (problem ?? {}) as { readonly code?: unknown; readonly kind?: unknown };
  if (code === 'too_many_health_links') return 'tooMany';
  if (code === 'over_request_rate_limit') return 'tooFast';
  return problem instanceof TypeError || kind === 'unreachable' ? 'unreachable' : 'failed';
}

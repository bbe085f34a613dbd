import type { Session } from './stored-session.ts';

/** Whether the person has a second factor and this session knows only their first: nothing opens before the code is given. */
export function awaitsSecondFactor(session: Session): boolean {
  const has = session.user.factors?.some(({ status }) => status === 'verified') ?? false;
  return has && levelOf(session.access_token) !== 'aal2';
}

/** The claim `aal` of a token; undefined for one that cannot be read. Only the server can check it, so it grants nothing here. */
function levelOf(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as { aal?: unknown }).aal;
  } catch {
    return undefined;
  }
}

import type { Family } from '#errors.ts';

const protocolPath = /^\/(auth|rest|storage|functions|realtime)\/v1(\/|$)/;

/** The part of the protocol that a path belongs to, such as '/auth/v1'; undefined for the web app's own. */
export function protocolOf(path: string): string | undefined {
  const first = protocolPath.exec(path)?.[1];
  return first === undefined ? undefined : `/${first}/v1`;
}

/** The family whose error shape a path is answered in. */
export function familyOf(path: string): Family {
  const first = protocolPath.exec(path)?.[1];
  return first === 'auth' || first === 'rest' || first === 'storage' ? first : 'other';
}

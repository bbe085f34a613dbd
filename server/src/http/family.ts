import type { Family } from '#errors.ts';

const protocolPath = /^\/(auth|rest|storage|functions|realtime)\/v1(\/|$)/;

/** Whether a path belongs to the protocol; everything else is the web app's. */
export function isProtocolPath(path: string): boolean {
  return protocolPath.test(path);
}

/** The family whose error shape a path is answered in. */
export function familyOf(path: string): Family {
  const first = protocolPath.exec(path)?.[1];
  return first === 'auth' || first === 'rest' ? first : 'other';
}

/**
 * The hosts of the browsers' push services: Chrome and its derivatives, Firefox, Safari, Edge. Several servers and libraries
 * publish such a list (decision 37).
 */
export const knownPushHosts = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const hostPattern = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/;
/** A push service on the loopback address, for development and tests. */
const localPattern = /^http:\/\/(localhost|127\.0\.0\.1):\d+$/;
const longestEndpoint = 2000;

/**
 * Parses the operator's comma-separated setting of push hosts. Returns undefined if it is invalid. Refuses network addresses
 * and single labels: users supply the endpoints, and an endpoint must not lead into our own network (SSRF).
 */
export function readPushHosts(text: string): string[] | undefined {
  const entries = text
    .toLowerCase()
    .split(',')
    .flatMap((entry) => entry.trim() || []);
  return entries.every((entry) => hostPattern.test(entry) || localPattern.test(entry)) ? entries : undefined;
}

/** Whether an endpoint from a user's browser belongs to a push service: https, default port, a listed host, no credentials. */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (endpoint.length > longestEndpoint || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, hash, origin } = new URL(endpoint);
  if (username !== '' || password !== '' || hash !== '') return false;
  if (hosts.some((host) => localPattern.test(host) && host === origin)) return true;
  return protocol === 'https:' && port === '' && hosts.some((host) => matches(hostname, host));
}

function matches(hostname: string, host: string): boolean {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}

/**
 * The push services of the browsers, as their endpoints name them: Chrome and what is built of it, Firefox, Safari, Edge. Each is named by several
 * servers and libraries that keep such a list (decision 37).
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
/** A push service of this machine's own, for development and tests. */
const localPattern = /^http:\/\/(localhost|127\.0\.0\.1):\d+$/;
const longestEndpoint = 2000;

/**
 * The setting, comma-separated; undefined when it is none. Network addresses and single words are refused: a person names the endpoint, and it must not lead
 * into our own network.
 */
export function readPushHosts(text: string): string[] | undefined {
  const entries = text
    .toLowerCase()
    .split(',')
    .flatMap((entry) => entry.trim() || []);
  return entries.every((entry) => hostPattern.test(entry) || localPattern.test(entry)) ? entries : undefined;
}

/** Whether an endpoint, which a person's browser named, is a push service's: https, its usual port, a host of the list, no name or password. */
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

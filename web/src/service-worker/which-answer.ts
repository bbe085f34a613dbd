/** What is known of a request before it is answered. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** `page`: the one HTML page · `file`: a file of the build · `network`: none of the worker's business. */
export type Answer = 'page' | 'file' | 'network';

/** What belongs to the server alone: the protocol with everything personal, health, figures, mail links. */
const server = /^\/(?:[\w-]+\/v\d+(?:\/|$)|\.|healthz|readyz|metrics)/;

/**
 * Who answers a request. Only the build's own files and the page without content are ever the worker's: what a person wrote, their photos
 * and their session pass it by untouched.
 */
export function whichAnswer({ method, mode, url }: Asked, origin: string): Answer {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || server.test(pathname)) return 'network';
  if (mode === 'navigate') return pathname === '/index.html' || !pathname.includes('.') ? 'page' : 'network';
  return pathname.startsWith('/assets/') || pathname === '/first-paint.js' ? 'file' : 'network';
}

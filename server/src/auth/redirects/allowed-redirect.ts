import type { Config } from '#config/config.ts';

/**
 * Returns the wanted address if a mail or verification may redirect to it: it must be on our own site, or the operator must have
 * allowed it. Otherwise returns undefined, and the caller redirects to our own site. This prevents open redirects.
 */
export function allowedRedirect(
  config: Pick<Config, 'siteUrl' | 'redirectAllowList'>,
  wanted: string | undefined,
): URL | undefined {
  if (!wanted || wanted.length > 2048 || !URL.canParse(wanted)) return undefined;
  const url = new URL(wanted);
  // A user name before the host can make a foreign host resemble ours.
  if (url.username !== '' || url.password !== '') return undefined;
  if (isOnSite(config, url)) return url;
  return config.redirectAllowList.some((entry) => matches(entry, url)) ? url : undefined;
}

/**
 * Whether the address is on our own site. Links in mails pass the token in the fragment only to our own pages. Our pages
 * verify the token only after the user presses a button.
 */
export function isOnSite(config: Pick<Config, 'siteUrl'>, url: URL): boolean {
  // Compare protocol and host, not the origin: a `blob:` URL has the origin of the page that created it.
  const site = new URL(config.siteUrl);
  return url.protocol === site.protocol && url.host === site.host;
}

/**
 * Maximum characters of a path that is compared. With several `**` in an entry, the time to match is polynomial in the path's
 * length.
 */
const longestPath = 500;
const scripts = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:']);

/**
 * Whether an entry of the operator's list allows the address. An entry is an origin, which allows every path, or an address with
 * a path. In the path, `*` matches any characters within one segment, and `**` matches any characters. The query and the fragment
 * are ignored.
 */
function matches(entry: string, url: URL): boolean {
  if (!URL.canParse(entry) || scripts.has(url.protocol)) return false;
  const allowed = new URL(entry);
  if (allowed.protocol !== url.protocol || allowed.host !== url.host) return false;
  if (allowed.pathname === '/' || allowed.pathname === '') return true;
  return url.pathname.length <= longestPath && pattern(allowed.pathname).test(url.pathname);
}

function pattern(path: string): RegExp {
  const parts = path.split(/(\*\*|\*)/).map((part) => {
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}

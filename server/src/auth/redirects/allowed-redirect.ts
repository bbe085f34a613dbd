import type { Config } from '#config/config.ts';

/**
 * Where a mail or a verification may lead: an address on our own site or one that the operator allowed. Undefined for anything else, so
 * that the caller falls back to the site: nobody can make us send people to a place of their choosing.
 */
export function allowedRedirect(
  config: Pick<Config, 'siteUrl' | 'redirectAllowList'>,
  wanted: string | undefined,
): URL | undefined {
  if (!wanted || wanted.length > 2048 || !URL.canParse(wanted)) return undefined;
  const url = new URL(wanted);
  // A name before the host is a trick to make a foreign host look like ours.
  if (url.username !== '' || url.password !== '') return undefined;
  if (isOnSite(config, url)) return url;
  return config.redirectAllowList.some((entry) => matches(entry, url)) ? url : undefined;
}

/** Whether the address is on our own site, where our page asks before it verifies. */
export function isOnSite(config: Pick<Config, 'siteUrl'>, url: URL): boolean {
  // An address of `blob:` has the origin of the page that made it.
  const site = new URL(config.siteUrl);
  return url.protocol === site.protocol && url.host === site.host;
}

/** Several `**` in an entry take time that grows by a power of the path's length. */
const longestPath = 500;
const scripts = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:']);

/**
 * An entry is an origin (every path of it) or an address whose path must be the same, `*` standing for one segment's characters
 * and `**` for any. Query and fragment are free.
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

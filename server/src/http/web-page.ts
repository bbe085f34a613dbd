import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Dependencies } from '#dependencies.ts';
import { escapeHtml } from '#mail/mail-layout.ts';
import { etagOf, type Encoding } from './web-files.ts';

/** A file of the web app in which the server fills in settings. It is compressed once and cached in memory. */
export interface WebPage {
  type: string;
  etag: string;
  content: Record<Encoding | 'plain', Uint8Array<ArrayBuffer>>;
}

/** The settings in the page's `cogn-settings` meta tag. */
export interface PageSettings {
  /** The origin of the API; empty for the page's own origin. */
  url: string;
  anonKey: string;
  /** Whether this server sends text messages, so that users can sign up and in by phone. */
  sms: boolean;
  /** The channels by which alert messages reach people. Mail that goes to the local mail catcher does not count. */
  alertsBy: ('sms' | 'email')[];
  /** Whether the operator added verse sets. */
  verseSets: boolean;
  /** Whether browsers may store the app on the device for offline use (`makeServiceWorker`). */
  keepOffline: boolean;
  /** Who can create an account. */
  signUp: 'open' | 'invitation' | 'closed';
  /** Whether all users of this server have premium. */
  premiumForEverybody: boolean;
  /** The minimum length of a new password, and whether common passwords are refused. */
  passwords: { shortest: number; refuseCommon: boolean };
  /** The maximum size of a photo in bytes, and the file types that users can upload. */
  photos: { largest: number; types: string[] };
  /** The minimum number of seconds between two mails or text messages for the same purpose to the same recipient. */
  resendSeconds: number;
  /** The operator's name and contact for the privacy policy; absent if unset. */
  operator: { name?: string; contact?: string };
}

/** Collects the page's settings on this server. `verseSets` says whether the operator added verse sets. */
export function pageSettingsOf(
  { config, keys, sms, mail }: Pick<Dependencies, 'config' | 'keys' | 'sms' | 'mail'>,
  verseSets: boolean,
): PageSettings {
  return {
    url: '',
    anonKey: keys.anonKey,
    sms: sms !== undefined,
    alertsBy: [...(sms?.reachesPeople ? ['sms' as const] : []), ...(mail.reachesPeople ? ['email' as const] : [])],
    verseSets,
    keepOffline: config.keepOffline,
    operator: config.operator,
    signUp: config.signUp,
    premiumForEverybody: config.premiumGrant === 'everybody',
    passwords: config.passwords,
    photos: config.photos,
    resendSeconds: config.sendIntervalSeconds,
  };
}

/** Reads `index.html` and replaces `%COGN_SETTINGS%` by the settings. */
export async function makeWebPage(folder: string, settings: PageSettings): Promise<WebPage> {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const filled = template.replaceAll('%COGN_SETTINGS%', () => escapeHtml(JSON.stringify(settings)));
  return packOnce(filled, 'text/html; charset=utf-8');
}

/**
 * Reads the service worker and replaces `%COGN_PAGE%` by the page's hash. So a browser that cached a page with other
 * settings detects a new version. Without `keepOffline`, returns a worker that only removes the caches. Undefined if the
 * build has no service worker.
 */
export async function makeServiceWorker(folder: string, page: WebPage, keepOffline: boolean): Promise<WebPage | undefined> {
  const path = join(folder, keepOffline ? 'service-worker.js' : 'service-worker-off.js');
  if (!existsSync(path)) return undefined;
  const template = await readFile(path, 'utf8');
  const mark = page.etag.replaceAll(/[^\w-]/g, '').slice(0, 12);
  return packOnce(template.replaceAll('%COGN_PAGE%', mark), 'text/javascript; charset=utf-8');
}

function packOnce(text: string, type: string): WebPage {
  const plain = new Uint8Array(Buffer.from(text));
  return {
    type,
    etag: etagOf(plain),
    content: { plain, br: new Uint8Array(brotliCompressSync(plain)), gzip: new Uint8Array(gzipSync(plain)) },
  };
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Dependencies } from '#dependencies.ts';
import { escapeHtml } from '#mail/mail-layout.ts';
import { etagOf, type Encoding } from './web-files.ts';

/** A file of the web app that the server fills in: packed once, kept in memory. */
export interface WebPage {
  type: string;
  etag: string;
  content: Record<Encoding | 'plain', Uint8Array<ArrayBuffer>>;
}

/** What the page learns by its `cogn-settings` meta tag. */
export interface PageSettings {
  /** Where the protocol is spoken; empty for the page's own origin. */
  url: string;
  anonKey: string;
  /** Whether this server sends text messages: people can then sign up and in by phone. */
  sms: boolean;
  /** The ways by which messages of an alert really reach people: the local outbox is none. */
  alertsBy: ('sms' | 'email')[];
  /** Whether the operator added sets of verses of their own. */
  verseSets: boolean;
  /** Whether browsers may keep the program on the device (`makeServiceWorker`). */
  keepOffline: boolean;
  /** Who can have an account. */
  signUp: 'open' | 'invitation' | 'closed';
  /** Whether everybody here has premium. */
  premiumForEverybody: boolean;
  /** Two messages for one purpose to one address are at least this far apart, in seconds. */
  resendSeconds: number;
  /** Who runs the server and how to reach them, for the privacy policy; what the operator did not set is absent. */
  operator: { name?: string; contact?: string };
}

/** The page's settings on this server. `verseSets`: whether the operator added any. */
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
    resendSeconds: config.sendIntervalSeconds,
  };
}

/** Reads `index.html` and puts the settings where `%COGN_SETTINGS%` stands. */
export async function makeWebPage(folder: string, settings: PageSettings): Promise<WebPage> {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const filled = template.replaceAll('%COGN_SETTINGS%', () => escapeHtml(JSON.stringify(settings)));
  return packOnce(filled, 'text/html; charset=utf-8');
}

/**
 * Reads the service worker and puts the page's mark where `%COGN_PAGE%` stands: a browser that keeps a page with other settings learns by it
 * that there is a newer one. `keepOffline: false` hands out the worker that removes what browsers kept. Undefined when the build has none.
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

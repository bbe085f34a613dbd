import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { escapeHtml } from '#mail/escape-html.ts';
import type { Encoding } from './accepted-encoding.ts';
import { etagOf } from './web-files.ts';

/** The one HTML page of the web app, filled in and packed once, kept in memory. */
export interface WebPage {
  etag: string;
  content: Record<Encoding | 'plain', Uint8Array<ArrayBuffer>>;
}

/** What the page is told by its `cogn-settings` meta tag. */
export interface PageSettings {
  /** Where the protocol is spoken; empty for the page's own origin. */
  url: string;
  anonKey: string;
  /** Whether this server sends text messages: people can then sign up and in by phone. */
  sms: boolean;
  /** Who runs the server and how to reach them, for the privacy policy; what the operator did not tell is absent. */
  operator: { name?: string; contact?: string };
}

/** Reads `index.html` and puts the settings where `%COGN_SETTINGS%` stands. */
export async function makeWebPage(folder: string, settings: PageSettings): Promise<WebPage> {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const filled = template.replaceAll('%COGN_SETTINGS%', () => escapeHtml(JSON.stringify(settings)));
  const plain = new Uint8Array(Buffer.from(filled));
  return {
    etag: etagOf(plain),
    content: { plain, br: new Uint8Array(brotliCompressSync(plain)), gzip: new Uint8Array(gzipSync(plain)) },
  };
}

import { decryptContent } from './encrypted-content.ts';
import type { Shlink } from './shlink.ts';

/** Why a link was not opened. `wrongPasscode` has the tries that remain. */
export type OpeningFailure =
  | { readonly kind: 'gone' | 'busy' | 'unreachable' | 'unreadable' | 'insecure' }
  | { readonly kind: 'wrongPasscode'; readonly remaining: number };

export type OpeningResult = { readonly kind: 'opened'; readonly content: unknown } | OpeningFailure;

interface ManifestFile {
  readonly contentType: string;
  readonly embedded?: string;
  readonly location?: string;
}

/**
 * Opens a link of this server: asks for its manifest, and decrypts the first FHIR document on this device. The requests
 * contain no cookie, no referrer and no key.
 */
export async function readHealthLink(
  { url, key }: Pick<Shlink, 'url' | 'key'>,
  { recipient, passcode }: { readonly recipient: string; readonly passcode: string | null },
): Promise<OpeningResult> {
  if (!window.isSecureContext) return { kind: 'insecure' };
  const init = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' } as const;
  const body = JSON.stringify({ recipient, ...(passcode !== null && { passcode }) });
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { ...init, method: 'POST', headers, body });
    if (!response.ok) return await failureOf(response);
    const { files } = (await response.json()) as { readonly files: readonly ManifestFile[] };
    const file = files.find(({ contentType }) => contentType.startsWith('application/fhir+json'));
    if (!file) return { kind: 'unreadable' };
    const content = file.embedded ?? (await (await fetch(file.location ?? '', init)).text());
    return await decryptContent(content, key).then(
      (decrypted): OpeningResult => ({ kind: 'opened', content: decrypted }),
      (): OpeningResult => ({ kind: 'unreadable' }),
    );
  } catch {
    return { kind: 'unreachable' };
  }
}

async function failureOf(response: Response): Promise<OpeningFailure> {
  if (response.status === 404) return { kind: 'gone' };
  if (response.status === 429) return { kind: 'busy' };
  if (response.status !== 401) return { kind: 'unreachable' };
  const { remainingAttempts: remaining } = (await response.json()) as { readonly remainingAttempts?: number };
  return { kind: 'wrongPasscode', remaining: remaining ?? 0 };
}

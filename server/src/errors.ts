import { authRefusals, oauthCodes } from './http/refusals/auth-refusals.ts';
import { functionRefusals } from './http/refusals/function-refusals.ts';
import { restRefusals } from './http/refusals/rest-refusals.ts';
import { serverRefusals } from './http/refusals/server-refusals.ts';
import { storageErrorWord, storageRefusals } from './http/refusals/storage-refusals.ts';

/** All error codes of this server, with their status and default message. */
export const catalogue = { ...serverRefusals, ...authRefusals, ...restRefusals, ...storageRefusals, ...functionRefusals };
export type RefusalCode = keyof typeof catalogue;

/** The protocol of a path, which decides the format of its errors. 'other' includes functions/v1 and unknown paths. */
export type Family = 'auth' | 'rest' | 'storage' | 'other';

type Details = string | readonly object[] | null;

interface RefusalDetails {
  status?: number;
  message?: string;
  /** Only rest/v1 returns `details` and `hint`. */
  details?: Details;
  hint?: string | null;
  /** Response headers, such as `retry-after`. */
  headers?: Record<string, string>;
  /** Additional members of the response body, such as `weak_password`. */
  extra?: Record<string, unknown>;
  cause?: unknown;
}

/**
 * A refused request, with a message for the client. Any part of the server may throw it, and `renderError` turns it into a
 * response. A code that is not in the catalogue, such as an SQLSTATE that rest/v1 passes through, needs its own status and
 * message.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: string;
  readonly status: number;
  readonly details: Details;
  readonly hint: string | null;
  readonly headers: Record<string, string>;
  readonly extra: Record<string, unknown>;

  constructor(code: RefusalCode, more?: RefusalDetails);
  constructor(code: string, more: RefusalDetails & { status: number; message: string });
  constructor(code: string, more: RefusalDetails = {}) {
    const facts: RefusalFacts = (catalogue as Record<string, RefusalFacts>)[code] ?? catalogue.unexpected_failure;
    super(more.message ?? facts.message, { cause: more.cause });
    this.code = code;
    this.status = more.status ?? facts.status;
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
    this.headers = more.headers ?? {};
    this.extra = more.extra ?? {};
  }
}

/** The first version of the auth protocol (versions are dates) whose errors have `code` and `message`. */
const firstDatedVersion = '2024-01-01';

/**
 * Converts a refusal to a response. The body depends on the protocol:
 * - auth: `{code, message}` for clients that send `x-supabase-api-version`, otherwise `{code: status, error_code,
 *   msg}`; OAuth's codes as `{error, error_description}`
 * - rest: `{code, message, details, hint}`
 * - storage: `{statusCode, code, error, message}`
 * - other paths: `{code, message}`
 */
export function renderError(refusal: Refusal, family: Family, request: Request): Response {
  const headers = new Headers(refusal.headers);
  headers.set('cache-control', 'no-store');
  if (family !== 'rest') headers.set('x-sb-error-code', refusal.code);
  const version = request.headers.get('x-supabase-api-version') ?? '';
  const dated = /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= firstDatedVersion;
  if (family === 'auth' && dated) headers.set('x-supabase-api-version', firstDatedVersion);
  return Response.json(bodyOf(refusal, family, dated), { status: refusal.status, headers });
}

function bodyOf(refusal: Refusal, family: Family, dated: boolean): Record<string, unknown> {
  const { code, status, message, details, hint, extra } = refusal;
  if (family === 'rest') return { code, details, hint, message, ...extra };
  if (family === 'storage') return { statusCode: String(status), code, error: storageErrorWord(code), message, ...extra };
  if (family === 'auth' && oauthCodes.has(code)) return { error: code, error_description: message, ...extra };
  if (family === 'auth' && !dated) return { code: status, error_code: code, msg: message, ...extra };
  return { code, message, ...extra };
}

const protocolPath = /^\/(auth|rest|storage|functions|realtime)\/v1(\/|$)/;

/** The protocol of a path, such as '/auth/v1'; undefined for all other paths, such as those of the web app. */
export function protocolOf(path: string): string | undefined {
  const first = protocolPath.exec(path)?.[1];
  return first === undefined ? undefined : `/${first}/v1`;
}

/** The protocol of a path, which decides in which format errors are returned. */
export function familyOf(path: string): Family {
  const first = protocolPath.exec(path)?.[1];
  return first === 'auth' || first === 'rest' || first === 'storage' ? first : 'other';
}

export interface RefusalFacts {
  status: number;
  message: string;
}

import { Refusal } from '#errors.ts';
import type { AuthContext } from '../auth-context.ts';
import { redeemLink } from '../one-time-tokens/redeem.ts';
import { readVerificationType } from '../one-time-tokens/token-type.ts';
import { emailChanged, halfConfirmed, verify } from '../one-time-tokens/verify.ts';
import { allowedRedirect } from '../redirects/allowed-redirect.ts';
import { presentSession } from '../sessions/present-session.ts';

interface Query {
  token?: string;
  type?: string;
  redirect_to?: string;
}

/**
 * The result of the verification, which the server puts into the redirect's address. A PKCE code goes into the query. Any other
 * result goes into the fragment, which browsers do not send to servers.
 */
type Redirect = { code: string } | Record<string, string>;

/**
 * GET verify: opened by links in mails that lead to a page outside our own site, and by links from POST admin/generate_link.
 * Always redirects to an allowed page, by default our own site. The redirect's address contains the session, a PKCE code or the
 * error.
 */
export async function verifyGet(auth: AuthContext, method: string, query: Query, device: string): Promise<Response> {
  // Hono routes HEAD to the GET handler; link scanners that send HEAD must not use up the token.
  if (method !== 'GET') throw new Refusal('method_not_allowed', { headers: { allow: 'GET' } });
  const target = allowedRedirect(auth.config, query.redirect_to) ?? new URL(auth.config.siteUrl);
  const found = await outcome(auth, query, device);
  if (found.code !== undefined) target.searchParams.set('code', found.code);
  else target.hash = new URLSearchParams(found).toString();
  return new Response(null, { status: 303, headers: { location: target.href, 'cache-control': 'no-store' } });
}

async function outcome(auth: AuthContext, query: Query, device: string): Promise<Redirect> {
  try {
    const { token } = query;
    if (!token || token.length > 200) {
      throw new Refusal('validation_failed', { message: 'Verify requires a token or a token hash' });
    }
    const type = readVerificationType(query.type);
    const redeem: Parameters<typeof verify>[1]['redeem'] = (t, now) =>
      redeemLink(t, { token, type, callerId: undefined, now });
    const verified = await verify(auth, { device, redeem, asCode: true });
    if (verified.kind === 'half') return { message: halfConfirmed };
    if (verified.kind === 'changed') return { message: emailChanged };
    if (verified.kind === 'code') return { code: verified.code };
    const session = await presentSession(auth, verified.signedIn);
    return {
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      token_type: session.token_type,
      type,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = error.code === 'otp_expired' ? 'Email link is invalid or has expired' : error.message;
    return {
      error: error.status === 403 ? 'access_denied' : 'invalid_request',
      error_code: error.code,
      error_description: message,
    };
  }
}

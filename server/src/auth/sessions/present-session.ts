import type { AuthContext } from '../auth-context.ts';
import { presentUser } from '../accounts/present-user.ts';
import { markDevice } from '../limits/known-device.ts';
import { jsonResponse } from '../requests/json-response.ts';
import type { Sender } from '../requests/sender.ts';
import type { SignedIn } from './sign-in.ts';

/** A session in the protocol's format. */
export interface SessionResponse {
  access_token: string;
  token_type: 'bearer';
  /** Seconds until the access token expires. */
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  refresh_token: string;
  user: Record<string, unknown>;
}

/**
 * Signs the access token and formats the session. Call it outside of transactions, so that no transaction stays open during
 * signing.
 */
export async function presentSession(auth: AuthContext, facts: SignedIn): Promise<SessionResponse> {
  const { account, session } = facts;
  const issued = Math.floor(auth.clock.now().getTime() / 1000);
  const expires = issued + auth.config.jwt.lifetimeSeconds;
  const accessToken = await auth.keys.sign({
    iss: `${auth.config.siteUrl}/auth/v1`,
    sub: account.id,
    aud: account.aud,
    exp: expires,
    iat: issued,
    email: account.email ?? '',
    phone: account.phone ?? '',
    app_metadata: account.raw_app_meta_data,
    user_metadata: account.raw_user_meta_data,
    role: account.role,
    aal: session.aal,
    amr: session.proofs,
    session_id: session.id,
    is_anonymous: account.is_anonymous,
  });
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: auth.config.jwt.lifetimeSeconds,
    expires_at: expires,
    refresh_token: session.refreshToken,
    user: presentUser(account, facts.identities),
  };
}

/** Returns the response to a sign-in: the session, and the cookie that marks the device as known (limits/known-device.ts). */
export async function answerSignIn(auth: AuthContext, signedIn: SignedIn, sender: Sender): Promise<Response> {
  const { email, phone } = signedIn.account;
  const accounts = [email, phone].filter((address) => address !== null);
  return markDevice(auth, accounts, sender, jsonResponse(await presentSession(auth, signedIn)));
}

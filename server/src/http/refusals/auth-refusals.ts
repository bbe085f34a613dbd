import type { RefusalFacts } from '#errors.ts';

/**
 * The refusals of auth/v1, with the codes, statuses and default messages of Supabase's auth server. Clients match on the codes,
 * and some on the messages. Only the codes that this server can return are listed.
 */
export const authRefusals = {
  // The request itself.
  bad_json: { status: 400, message: 'Could not parse request body as JSON' },
  validation_failed: { status: 400, message: 'The request is not valid.' },
  unexpected_failure: { status: 500, message: 'Unexpected failure, please check server logs for more information' },
  request_timeout: { status: 504, message: 'Processing this request timed out, please retry after a moment.' },
  conflict: { status: 409, message: 'Another request changed the same account. Please try again.' },

  // The caller.
  no_authorization: { status: 401, message: 'This endpoint requires a valid Bearer token' },
  bad_jwt: { status: 403, message: 'invalid JWT: unable to parse or verify signature' },
  not_admin: { status: 403, message: 'User not allowed' },
  session_not_found: { status: 403, message: 'Session from session_id claim in JWT does not exist' },
  session_expired: { status: 400, message: 'Invalid Refresh Token: Session Expired' },
  refresh_token_not_found: { status: 400, message: 'Invalid Refresh Token: Refresh Token Not Found' },
  refresh_token_already_used: { status: 400, message: 'Invalid Refresh Token: Already Used' },
  user_not_found: { status: 404, message: 'User not found' },
  user_banned: { status: 403, message: 'User is banned' },

  // Signing in and up.
  invalid_credentials: { status: 400, message: 'Invalid login credentials' },
  email_not_confirmed: { status: 400, message: 'Email not confirmed' },
  phone_not_confirmed: { status: 400, message: 'Phone not confirmed' },
  user_already_exists: { status: 422, message: 'User already registered' },
  email_exists: { status: 422, message: 'A user with this email address has already been registered' },
  phone_exists: { status: 422, message: 'A user with this phone number has already been registered' },
  weak_password: { status: 422, message: 'Password should be at least 8 characters.' },
  same_password: { status: 422, message: 'New password should be different from the old password.' },
  reauthentication_needed: { status: 400, message: 'Password update requires reauthentication' },
  reauthentication_not_valid: { status: 422, message: 'Nonce has expired or is invalid' },
  otp_expired: { status: 403, message: 'Token has expired or is invalid' },
  signup_disabled: { status: 422, message: 'Signups not allowed for this instance' },
  otp_disabled: { status: 422, message: 'Signups not allowed for otp' },
  phone_provider_disabled: { status: 400, message: 'Unsupported phone provider' },
  sms_send_failed: { status: 422, message: 'Error sending the message to this phone number' },
  provider_disabled: { status: 400, message: 'Provider is not enabled on this server' },
  anonymous_provider_disabled: { status: 422, message: 'Anonymous sign-ins are disabled' },
  saml_provider_disabled: { status: 404, message: 'SAML 2.0 is disabled' },
  web3_provider_disabled: { status: 422, message: 'Web3 provider is disabled' },
  manual_linking_disabled: { status: 404, message: 'Manual linking is disabled' },

  // PKCE.
  flow_state_not_found: { status: 404, message: 'invalid flow state, no valid flow state found' },
  flow_state_expired: { status: 422, message: 'invalid flow state, flow state has expired' },
  bad_code_verifier: { status: 400, message: 'code challenge does not match previously saved code verifier' },

  // The second factor.
  insufficient_aal: { status: 422, message: 'AAL2 required to unenroll verified factor' },
  mfa_factor_not_found: { status: 404, message: 'Factor not found' },
  mfa_factor_name_conflict: { status: 422, message: 'A factor with this friendly name for this user already exists' },
  mfa_challenge_expired: {
    status: 422,
    message: 'MFA challenge has expired, verify against another challenge or create a new challenge.',
  },
  mfa_verification_failed: { status: 422, message: 'Invalid TOTP code entered' },
  mfa_verified_factor_exists: { status: 422, message: 'A verified factor exists already' },
  mfa_recovery_codes_sole_factor: { status: 422, message: 'Recovery codes need another verified factor beside them' },
  mfa_phone_enroll_not_enabled: { status: 422, message: 'MFA enroll is disabled for Phone' },
  too_many_enrolled_mfa_factors: {
    status: 422,
    message: 'Maximum number of verified factors reached, unenroll to continue',
  },

  // Rate limits.
  over_request_rate_limit: { status: 429, message: 'Request rate limit reached' },
  over_email_send_rate_limit: { status: 429, message: 'For security purposes, you can only request this after 60 seconds.' },
  over_sms_send_rate_limit: { status: 429, message: 'For security purposes, you can only request this after 60 seconds.' },

  // These codes are returned in OAuth's format: {error, error_description}.
  invalid_request: { status: 400, message: 'The request is not valid.' },
  invalid_grant: { status: 400, message: 'The grant is not valid.' },
  unsupported_grant_type: { status: 400, message: 'unsupported_grant_type' },
} satisfies Record<string, RefusalFacts>;

/** The codes above that are returned as `{error, error_description}`. */
export const oauthCodes: ReadonlySet<string> = new Set(['invalid_request', 'invalid_grant', 'unsupported_grant_type']);

import type { AuthContext } from '../auth-context.ts';
import { jsonResponse } from '../requests/json-response.ts';

/** GET settings: the sign-in methods of this server. `cogn` lists our own additions to the protocol. */
export function settings({ config, sms }: AuthContext): Response {
  return jsonResponse({
    external: {
      anonymous_users: config.anonymous.isAllowed,
      email: true,
      phone: sms !== undefined,
      ...Object.fromEntries(config.idTokenIssuers.map(({ name }) => [name, true])),
    },
    disable_signup: config.signUp !== 'open',
    mailer_autoconfirm: !config.confirmEmail,
    phone_autoconfirm: !config.confirmPhone,
    sms_provider: config.sms?.provider ?? '',
    saml_enabled: false,
    cogn: { sessions: true, recovery_codes: true, sign_up: config.signUp },
  });
}

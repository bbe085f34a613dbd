import type { AuthContext } from '../auth-context.ts';
import { answer } from '../requests/answer.ts';

/** GET settings: which ways in this server offers. */
export function settings({ config }: AuthContext): Response {
  return answer({
    external: { anonymous_users: false, email: true, phone: false },
    disable_signup: false,
    mailer_autoconfirm: !config.confirmEmail,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  });
}

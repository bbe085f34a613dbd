import { latePart } from '#core/late/late-part.tsx';
import { serverSettings } from '#core/wire/server-settings.ts';

/** The sign-up form: most who come to the door have an account already. */
export const LateSignUpView = latePart(
  'sign-up',
  () => (serverSettings().sms ? ['sign-up', 'phone'] : ['sign-up']),
  async () => (await import('./sign-up/sign-up-view.tsx')).SignUpView,
);

/** Logging in by phone, and confirming by text message: only where the server sends any. */
export const LatePhoneLogin = latePart(
  'phone-login',
  () => ['phone', 'by-phone'],
  async () => (await import('./by-phone/phone-login.tsx')).PhoneLogin,
);
export const LatePhoneConfirm = latePart(
  'phone-confirm',
  () => ['phone', 'by-phone'],
  async () => (await import('./by-phone/phone-confirm.tsx')).PhoneConfirm,
);

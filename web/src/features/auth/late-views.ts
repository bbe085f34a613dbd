import { serverSettings } from '#core/wire/server-settings.ts';
import { lateView } from './late-view.tsx';

/** The sign-up form: most who come to the door have an account already. */
export const LateSignUpView = lateView(
  'sign-up',
  () => (serverSettings().sms ? ['sign-up', 'phone'] : ['sign-up']),
  async () => (await import('./sign-up/sign-up-view.tsx')).SignUpView,
);

/** Logging in by phone, and confirming by text message: only where the server sends any. */
export const LatePhoneLogin = lateView(
  'phone-login',
  () => ['phone', 'by-phone'],
  async () => (await import('./by-phone/phone-login.tsx')).PhoneLogin,
);
export const LatePhoneConfirm = lateView(
  'phone-confirm',
  () => ['phone', 'by-phone'],
  async () => (await import('./by-phone/phone-confirm.tsx')).PhoneConfirm,
);

import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { serverSettings } from '#core/server/server-settings.ts';

/** The sign-up form: most visitors of the sign-in page have an account already. */
export const LazySignUpView = lazyPart(
  'sign-up',
  () => (serverSettings().sms ? ['sign-up', 'phone'] : ['sign-up']),
  async () => (await import('./sign-up/sign-up-view.tsx')).SignUpView,
);

/** The code of the confirmation mail: only after a sign-up. */
export const LazyMailCodeForm = lazyPart(
  'mail-code-form',
  () => [],
  async () => (await import('#shared-features/auth-ui/mail-code-form.tsx')).MailCodeForm,
);

/** Logging in by phone, and confirming by text message: only where the server sends any. */
export const LazyPhoneLogin = lazyPart(
  'phone-login',
  () => ['phone', 'by-phone'],
  async () => (await import('./by-phone/phone-login.tsx')).PhoneLogin,
);
export const LazyPhoneConfirm = lazyPart(
  'phone-confirm',
  () => ['phone', 'by-phone'],
  async () => (await import('./by-phone/phone-confirm.tsx')).PhoneConfirm,
);

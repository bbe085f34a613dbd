import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { serverSettings } from '#core/server/server-settings.ts';

/** The sign-up form, lazy because most visitors already have an account. */
export const LazySignUpView = lazyPart(
  'sign-up',
  () => (serverSettings().sms ? ['sign-up', 'phone'] : ['sign-up']),
  async () => (await import('./sign-up/sign-up-view.tsx')).SignUpView,
);

/** The form for the confirmation mail's code, only after a sign-up. */
export const LazyMailCodeForm = lazyPart(
  'mail-code-form',
  () => [],
  async () => (await import('#shared-features/auth-ui/mail-code-form.tsx')).MailCodeForm,
);

/** Logging in and confirming by phone, only if the server sends text messages. */
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

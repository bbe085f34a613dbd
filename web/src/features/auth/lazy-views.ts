import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { serverSettings } from '#core/server/server-settings.ts';

/** The sign-up form. It loads on demand, because most visitors already have an account. */
export const LazySignUpView = lazyPart(
  'sign-up',
  () => (serverSettings().sms ? ['sign-up', 'phone'] : ['sign-up']),
  async () => (await import('./sign-up/sign-up-view.tsx')).SignUpView,
);

/** The views that sign in and confirm by phone. They load only if the server sends text messages. */
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

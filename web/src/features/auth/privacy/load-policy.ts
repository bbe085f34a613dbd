import type { LanguageCode } from '#core/messages/languages.ts';
import type { PrivacyPolicy } from './privacy-policy.ts';

const files: Readonly<Record<LanguageCode, () => Promise<{ default: PrivacyPolicy }>>> = {
  pt: () => import('./pt.ts'),
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
  zh: () => import('./zh.ts'),
};

/** Brings the policy in one language, fetched only when somebody opens it. Rejects when the network fails. */
export async function loadPolicy(language: LanguageCode): Promise<PrivacyPolicy> {
  return (await files[language]()).default;
}

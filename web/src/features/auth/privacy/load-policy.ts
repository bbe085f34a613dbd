import type { LanguageCode } from '#core/messages/languages.ts';
import type { PolicySupplement, PrivacyPolicy } from './privacy-policy.ts';

const files: Readonly<Record<LanguageCode, () => Promise<{ default: PrivacyPolicy }>>> = {
  pt: () => import('./pt.ts'),
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
  zh: () => import('./zh.ts'),
};

const supplements: Readonly<Record<LanguageCode, () => Promise<{ default: PolicySupplement }>>> = {
  pt: () => import('./supplement/pt.ts'),
  en: () => import('./supplement/en.ts'),
  es: () => import('./supplement/es.ts'),
  fr: () => import('./supplement/fr.ts'),
  it: () => import('./supplement/it.ts'),
  ja: () => import('./supplement/ja.ts'),
  zh: () => import('./supplement/zh.ts'),
};

/** The policy text and its supplement. */
export interface WholePolicy extends PrivacyPolicy {
  readonly supplement: PolicySupplement;
}

/** Loads the policy in one language, only when the user opens it. Rejects on network failure. */
export async function loadPolicy(language: LanguageCode): Promise<WholePolicy> {
  const [{ default: text }, { default: supplement }] = await Promise.all([files[language](), supplements[language]()]);
  return { ...text, supplement };
}

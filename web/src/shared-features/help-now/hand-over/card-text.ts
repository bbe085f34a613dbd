import { useMemo } from 'react';
import { isLanguageCode, type LanguageCode } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useKept } from '../use-kept.ts';
import { cardWords } from './card-words.ts';

type OwnTexts = Readonly<Partial<Record<LanguageCode, string>>>;

/** Language → the text that somebody wrote for the card on this device. */
function readOwnTexts(text: string | null): OwnTexts {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(
      entries.filter(([code, own]) => isLanguageCode(code) && typeof own === 'string' && own !== ''),
    );
  } catch {
    return {};
  }
}

/** The card's text in a language: the person's own, else ours. An empty text, or ours, takes the own one away. */
export function useCardText(language: LanguageCode) {
  const [kept, keep] = useKept('cogn-help-card');
  const own = useMemo(() => readOwnTexts(kept), [kept]);
  return {
    text: own[language] ?? cardWords[language],
    isOwn: own[language] !== undefined,
    /** Returns whether the device kept it. */
    write(text: string): boolean {
      const written = text.trim() === cardWords[language] ? '' : text.trim();
      const next = Object.entries({ ...own, [language]: written }).filter(([, value]) => value !== '');
      return keep(next.length > 0 ? JSON.stringify(Object.fromEntries(next)) : null);
    },
  };
}

/** The text that a message to one's own people begins with: the person's own card, or a short request. */
export function useOwnMessage(): string {
  const t = useMessages('help-now');
  const { text, isOwn } = useCardText(useLanguage());
  return isOwn ? text : t('request');
}

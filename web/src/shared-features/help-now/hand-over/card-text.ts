import { useMemo } from 'react';
import { isLanguageCode, type LanguageCode } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useStoredText } from '../use-stored-text.ts';

/**
 * The card's default text in all languages. It is outside `messages/`, so that all languages are available at once, also
 * offline: a helper may speak another language than the interface.
 */
export const defaultCardTexts: Readonly<Record<LanguageCode, string>> = {
  pt: 'Preciso de ajuda. Estou em sobrecarga e falar está difícil agora. Por favor, fale devagar e fique comigo em um lugar calmo.',
  en: 'I need help. I am overloaded and talking is hard right now. Please speak slowly and stay with me somewhere quiet.',
  es: 'Necesito ayuda. Estoy en sobrecarga y ahora me cuesta hablar. Por favor, habla despacio y quédate conmigo en un lugar tranquilo.',
  fr: 'J’ai besoin d’aide. Je suis en surcharge et parler est difficile en ce moment. Parlez lentement et restez avec moi dans un endroit calme, s’il vous plaît.',
  it: 'Ho bisogno di aiuto. Sono in sovraccarico e ora faccio fatica a parlare. Per favore, parli lentamente e resti con me in un posto tranquillo.',
  ja: '助けが必要です。刺激や負担が大きすぎて、今は話すのが難しいです。ゆっくり話して、静かな場所で一緒にいてください。',
  zh: '我需要帮助。我现在承受的刺激太多，说话很困难。请慢慢说，陪我待在安静的地方。',
};

/** The card texts that a user wrote on this device, by language. */
type OwnTexts = Readonly<Partial<Record<LanguageCode, string>>>;

/** Parses the stored JSON. Leaves out unknown languages and blank texts; JSON that cannot be parsed gives no texts. */
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

/** The card's text in a language: the user's own or the default. Writing the default or nothing removes the own text. */
export function useCardText(language: LanguageCode) {
  const [stored, store] = useStoredText('cogn-help-card');
  const own = useMemo(() => readOwnTexts(stored), [stored]);
  return {
    text: own[language] ?? defaultCardTexts[language],
    isOwn: own[language] !== undefined,
    /** Returns whether the device stored the text. */
    write(text: string): boolean {
      const written = text.trim() === defaultCardTexts[language] ? '' : text.trim();
      const next = Object.entries({ ...own, [language]: written }).filter(([, value]) => value !== '');
      return store(next.length > 0 ? JSON.stringify(Object.fromEntries(next)) : null);
    },
  };
}

/** The start of a message to contacts: the user's own card text, or a short request. */
export function useOwnMessage(): string {
  const t = useMessages('help-now');
  const { text, isOwn } = useCardText(useLanguage());
  return isOwn ? text : t('request');
}

import type { LanguageCode } from '#core/messages/languages.ts';

/**
 * What the card says until the person writes their own. All seven at once and not in files of words: whoever helps may speak another
 * language than the interface, also where there is no network.
 */
export const cardWords: Readonly<Record<LanguageCode, string>> = {
  pt: 'Preciso de ajuda. Estou em sobrecarga e falar está difícil agora. Por favor, fale devagar e fique comigo em um lugar calmo.',
  en: 'I need help. I am overloaded and talking is hard right now. Please speak slowly and stay with me somewhere quiet.',
  es: 'Necesito ayuda. Estoy en sobrecarga y ahora me cuesta hablar. Por favor, habla despacio y quédate conmigo en un lugar tranquilo.',
  fr: 'J’ai besoin d’aide. Je suis en surcharge et parler est difficile en ce moment. Parlez lentement et restez avec moi dans un endroit calme, s’il vous plaît.',
  it: 'Ho bisogno di aiuto. Sono in sovraccarico e ora faccio fatica a parlare. Per favore, parli lentamente e resti con me in un posto tranquillo.',
  ja: '助けが必要です。刺激や負担が大きすぎて、今は話すのが難しいです。ゆっくり話して、静かな場所で一緒にいてください。',
  zh: '我需要帮助。我现在承受的刺激太多，说话很困难。请慢慢说，陪我待在安静的地方。',
};

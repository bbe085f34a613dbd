import type { Translated } from '#core/messages/translated.ts';
import type verse from './pt.ts';

export default {
  title: 'Phrase du jour',
  titleOf: 'Phrase du {date}',
  paraphrase: 'Notre paraphrase de {reference}',
  noneInLanguage: 'Cet ensemble n’a pas de phrases dans votre langue.',
  areOff: 'Les phrases sont désactivées.',
  like: 'J’aime',
  exchange: 'Changer cette phrase',
  choose: 'Choisir les phrases',
  more: 'Plus',
  choiceTitle: 'Phrases du jour',
  close: 'Fermer',
  likedKept: 'Gardée parmi les phrases que vous aimez',
  likedKeptHere: 'Gardée sur cet appareil, parmi les phrases que vous aimez',
  unliked: 'La phrase a quitté votre liste',
  unlikedHere: 'La phrase a quitté votre liste sur cet appareil',
  swapped: 'Voici une autre phrase',
} satisfies Translated<typeof verse>;

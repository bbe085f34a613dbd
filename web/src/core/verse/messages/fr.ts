import type { Translated } from '#core/messages/translated.ts';
import type verse from './pt.ts';

export default {
  title: 'Verset du jour',
  titleOf: 'Verset du {date}',
  paraphrase: 'Notre paraphrase de {reference}',
  noneInLanguage: 'Cet ensemble n’a pas de versets dans votre langue.',
  areOff: 'Les versets sont désactivés.',
  like: 'J’aime',
  exchange: 'Changer ce verset',
  choose: 'Choisir les versets',
  choiceTitle: 'Versets du jour',
  close: 'Fermer',
  likedKept: 'Gardé parmi les versets que vous aimez',
  likedKeptHere: 'Gardé sur cet appareil, parmi les versets que vous aimez',
  unliked: 'Le verset a quitté votre liste',
  unlikedHere: 'Le verset a quitté votre liste sur cet appareil',
  asideKept: 'Ce verset ne reviendra pas. En voici un autre.',
  asideKeptHere: 'Ce verset ne reviendra pas sur cet appareil. En voici un autre.',
} satisfies Translated<typeof verse>;

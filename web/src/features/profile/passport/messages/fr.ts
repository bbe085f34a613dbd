import type { Translated } from '#core/messages/translated.ts';
import type passport from './pt.ts';

export default {
  communicationHint: 'Par exemple : « Parfois, je ne parle pas. Écrire est plus facile. »',
  overloadHint: 'Par exemple : une lumière forte, beaucoup de voix, un contact sans prévenir.',
  helpsHint: 'Par exemple : un endroit calme, une question à la fois.',
  save: 'Enregistrer le passeport',
  saved: 'Passeport enregistré',
  savedHere: 'Passeport enregistré sur cet appareil',
  failed: 'Le passeport n’a pas été enregistré',
  purpose: 'Une page pour la personne qui vous aide : comment vous communiquez, ce qui vous surcharge, ce qui aide.',
  show: 'Voir et imprimer',
  back: 'Revenir au profil',
  print: 'Imprimer la page',
  language: 'Langue de la page',
  languageHint: 'Les titres changent. Ce que vous avez écrit reste tel quel.',
  parts: 'Ce qui vient de votre profil',
  partsHint: 'Seul ce que vous cochez apparaît. Les contacts sont les données d’autres personnes.',
  nothingYet: 'La page est encore vide. Vous pouvez écrire un des trois textes ou cocher une partie du profil.',
  onePage: 'Tient sur une page, A4 ou Letter.',
  twoPages:
    'C’est trop de texte pour une page. Rien n’est coupé : l’impression en prend plus d’une. Vous pouvez raccourcir ou décocher une partie.',
  qr: 'Mettre sur la page un QR code avec ce texte',
  qrHint: 'Tout téléphone lit le texte avec son appareil photo, sans internet. C’est pour qui vous aide.',
  qrTooLong:
    'Le texte dépasse de {percent} ce qu’un QR code contient. Rien n’est coupé. Vous pouvez décocher une partie ou raccourcir un texte.',
  share: 'Partager par un lien',
  cannotPrint: 'Ce navigateur n’imprime pas. Vous pouvez montrer cet écran ou ouvrir COGN sur un autre appareil.',
} satisfies Translated<typeof passport>;

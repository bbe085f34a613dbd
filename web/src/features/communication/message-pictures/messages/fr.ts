import type { Translated } from '#core/messages/translated.ts';
import type messagePictures from './pt.ts';

export default {
  picture: 'Image',
  use: 'Utiliser : {name}',
  choose: 'Choisir une image',
  change: 'Changer l’image',
  close: 'Fermer les images',
  remove: 'Retirer l’image',
  search: 'Chercher une image',
  group: 'Thème',
  found: '{count, plural, one {# image} other {# images}}',
  nothing: 'Aucune image ne contient ces mots.',
  source: 'Images d’OpenMoji (openmoji.org), avec d’autres couleurs. Licence : CC BY-SA 4.0.',
  answers: 'Réponses',
  talk: 'Parler et demander de l’aide',
  needs: 'Sens et pauses',
  feelings: 'Émotions',
  body: 'Corps et santé',
  people: 'Personnes et animaux',
  places: 'Lieux et transports',
  food: 'Repas et boissons',
  day: 'Vie quotidienne',
} satisfies Translated<typeof messagePictures>;

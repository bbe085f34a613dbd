import type { Translated } from '#core/messages/translated.ts';
import type settingsPanel from './pt.ts';

export default {
  title: 'Réglages',
  text: 'Vos choix s’appliquent aussitôt.',
  close: 'Fermer',
  back: 'Retour',
  groups: {
    look: 'Apparence',
    comfort: 'Confort',
    notices: 'Messages et sons',
    pages: 'Pages du menu',
    account: 'Compte et confidentialité',
  },
  within: {
    look: 'Thème, contraste et langue',
    comfort: 'Texte, mouvement et mode simple',
    notices: 'Leur durée, le son et la vibration',
    pages: 'Ce qui apparaît et dans quel ordre',
    account: 'Vos données, mot de passe et appareils',
  },

  contrast: 'Contraste',
  contrasts: { system: 'Comme sur l’appareil', more: 'Plus de contraste' },

  sample: 'Un texte d’exemple, pour voir le résultat.',
  textSize: 'Taille du texte',
  textSizes: { standard: 'Normale', large: 'Grande', larger: 'Plus grande', largest: 'La plus grande' },
  readingFont: 'Police de lecture',
  systemFont: 'Celle de l’appareil',
  fontOfLatin: 'En japonais et en chinois, la police de l’appareil reste.',
  motion: 'Mouvement à l’écran',
  motions: { system: 'Comme sur l’appareil', reduced: 'Sans mouvement', full: 'Avec mouvement' },
  simpleMode: 'Mode simple',
  simpleModeText: 'Moins de choses à la fois : jusqu’à cinq choix par étape.',

  duration: 'Durée des messages à l’écran',
  seconds: '{count, plural, one {# seconde} other {# secondes}}',
  durationHint: 'Les erreurs et les messages avec bouton restent jusqu’à votre réponse.',
  sound: 'Son doux',
  soundText: 'Un son court et discret quand quelque chose est enregistré.',
  trySound: 'Écouter le son',
  noSound: 'Ce navigateur ne permet pas de son.',
  vibration: 'Vibration',
  vibrationText: 'Une vibration légère à chaque enregistrement, sur les appareils qui vibrent.',
  tryVibration: 'Sentir la vibration',
  noVibration: 'Ce navigateur ne permet pas la vibration.',
  earlier: 'Voir les messages précédents',

  on: 'oui',
  off: 'non',
} satisfies Translated<typeof settingsPanel>;

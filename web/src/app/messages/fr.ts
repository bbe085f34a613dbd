import type { Translated } from '#core/messages/translated.ts';
import type app from './pt.ts';

export default {
  subtitle: 'Votre journal paisible de chaque jour',
  skip: 'Aller au contenu',
  opening: 'Ouverture de la page',
  language: 'Langue',
  languageFailed: 'La langue n’a pas pu être changée. Réessayez avec une connexion.',

  menu: 'Menu',
  pages: 'Pages',
  premiumPage: 'Premium',
  lockedPage: 'Premium, verrouillée',
  settings: 'Réglages',
  logOut: 'Se déconnecter',

  settingsTitle: 'Apparence et langue',
  settingsText: 'Vos choix s’appliquent aussitôt.',
  close: 'Fermer',
  theme: 'Thème',
  themes: { light: 'Clair', dark: 'Sombre', pastel: 'Pastel', sereneBlue: 'Bleu serein' },
  motion: 'Mouvement à l’écran',
  motions: { system: 'Comme sur l’appareil', reduced: 'Sans mouvement', full: 'Avec mouvement' },

  notices: 'Messages',
  noticesRegion: 'Messages (F8 les ouvre tous)',
  noNotices: 'Aucun message pour le moment.',
  closeNotices: 'Fermer les messages',
  dismiss: 'Masquer',

  welcomeBack: 'C’est bien de vous revoir',
  welcomeBackText: 'Vous êtes dans votre compte.',
  loggedOut: 'Vous avez quitté votre compte',
  loggedOutText: 'Revenez quand vous voulez.',
  sessionEnded: 'Votre session est terminée',
  sessionEndedText: 'Reconnectez-vous pour continuer. Ce que vous avez écrit est gardé sur cet appareil.',
  logOutFailed: 'La déconnexion a échoué',
  logOutFailedText: 'Le serveur n’a pas répondu. Vous pouvez sortir sur cet appareil seulement.',
  logOutHere: 'Sortir sur cet appareil',

  saving: {
    saved: 'Tout est enregistré',
    onDevice: '{count, plural, one {1 entrée gardée sur cet appareil} other {# entrées gardées sur cet appareil}}',
    offline: 'Pas de connexion. Ce que vous écrivez reste sur cet appareil.',
    broken: 'Ce navigateur ne laisse rien garder sur cet appareil.',
    refused: '{count, plural, one {1 entrée n’a pas été enregistrée} other {# entrées n’ont pas été enregistrées}}',
    title: 'Entrées non enregistrées',
    text: 'Elles sont toujours sur cet appareil. Vous choisissez que faire de chacune.',
    none: 'Aucune entrée dans ce cas.',
    reason: 'Raison : {reason}',
    from: 'Du {time}',
    retry: 'Réessayer',
    copy: 'Copier le texte',
    copied: 'Texte copié',
    copyFailed: 'La copie n’a pas réussi. Vous pouvez sélectionner le texte.',
    discard: 'Abandonner',
    discardTitle: 'Abandonner cette entrée ?',
    discardText: 'Elle quitte cet appareil et ne pourra pas revenir.',
    discardConfirm: 'Abandonner l’entrée',
    keep: 'Garder l’entrée',
  },

  renewal: {
    text: 'Votre Premium court jusqu’au {date}.',
    renew: 'Renouveler Premium',
    close: 'Fermer ce message',
  },
} satisfies Translated<typeof app>;

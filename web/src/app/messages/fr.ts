import type { Translated } from '#core/messages/translated.ts';
import type app from './pt.ts';

export default {
  subtitle: 'Votre journal paisible de chaque jour',
  skip: 'Aller au contenu',
  opening: 'Ouverture de la page',
  language: 'Langue',
  languageFailed: 'La langue n’a pas pu être changée. Réessayez avec une connexion.',

  pages: 'Pages',
  allPages: 'Toutes les pages',
  fewerPages: 'Moins de pages',
  findPage: 'Chercher une page',
  noSuchPage: 'Aucune page ne porte ce nom.',
  groups: {
    shortcuts: 'Mes raccourcis',
    day: 'Ma journée',
    body: 'Corps',
    feelings: 'Ressentis',
    talk: 'Communication et aide',
    keep: 'À garder',
    you: 'Vous',
  },
  premiumPage: 'Premium',
  lockedPage: 'Premium, verrouillée',
  settings: 'Réglages',
  logOut: 'Se déconnecter',

  places: 'Principal',
  today: 'Aujourd’hui',
  quick: 'Noter',
  past: 'Mes jours',

  close: 'Fermer',

  notices: 'Messages de COGN',
  noticesRegion: 'Messages (F8 les ouvre tous)',
  noNotices: 'Aucun message pour le moment.',
  closeNotices: 'Fermer les messages',
  dismiss: 'Masquer',
  privacyPolicy: 'Politique de confidentialité',
  policyAgreed: 'Accord avec la politique enregistré',

  welcomeBack: 'Bon retour',
  welcomeBackText: 'Vous êtes dans votre compte.',
  loggedOut: 'Vous avez fermé votre session',
  loggedOutText: 'Revenez quand vous voulez.',
  sessionEnded: 'Votre session est terminée',
  sessionEndedText: 'Reconnectez-vous pour continuer. Ce que vous avez écrit est gardé sur cet appareil.',
  logOutFailed: 'La déconnexion a échoué',
  logOutFailedText: 'Le serveur n’a pas répondu. Vous pouvez vous déconnecter sur cet appareil seulement.',
  logOutHere: 'Se déconnecter ici',

  saving: {
    saved: 'Tout est enregistré',
    onDevice: '{count, plural, one {1 gardée sur cet appareil} other {# gardées sur cet appareil}}',
    offline: 'Pas de connexion. Ce que vous écrivez reste sur cet appareil.',
    broken: 'Ce navigateur ne peut rien garder sur cet appareil en ce moment.',
    refused: '{count, plural, one {1 note n’a pas été enregistrée} other {# notes n’ont pas été enregistrées}}',
  },
} satisfies Translated<typeof app>;

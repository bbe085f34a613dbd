import type { Translated } from '#core/messages/translated.ts';
import type forgotPassword from './pt.ts';

export default {
  title: 'Mot de passe oublié',
  text: 'Cela arrive. Nous envoyons un lien pour choisir un nouveau mot de passe.',
  send: 'Envoyer le lien',
  emailMissing: 'Écrivez l’e-mail de votre compte.',
  sentTitle: 'Regardez vos e-mails',
  sentText: 'S’il existe un compte avec {email}, le lien arrive dans un instant.',
  sentNote: 'S’il n’apparaît pas, regardez le dossier des indésirables.',
  sentCode: 'Ouvrez le lien de l’e-mail, ou saisissez ici le code qu’il contient.',
  haveCode: 'J’ai déjà le code',
  useCode: 'Continuer avec le code',
  sentToast: 'Demande reçue',
  sentToastText: 'La suite est dans vos e-mails.',
  again: 'Redemander le lien',
  failedTitle: 'Erreur lors de l’envoi du lien',
  failedText: 'Le lien n’est pas parti. Réessayez dans une minute.',
  toLogin: 'Revenir à la connexion',
} satisfies Translated<typeof forgotPassword>;

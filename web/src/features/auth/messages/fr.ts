import type { Translated } from '#core/messages/translated.ts';
import type auth from './pt.ts';

export default {
  title: 'Se connecter ou créer un compte',

  introTitle: 'Un journal calme pour votre quotidien',
  introText: 'COGN aide les personnes neurodivergentes à se connaître et à mieux gérer routine, humeur et santé.',
  introEasyTitle: 'Quelques gestes',
  introEasyText: 'Notez votre humeur ou un verre d’eau en un instant.',
  introKindTitle: 'Sans pression',
  introKindText: 'Ici, personne ne compte vos jours. Un jour vide est juste un jour vide.',
  introOwnTitle: 'Le journal est à vous',
  introOwnText: 'Aucun autre compte ne voit vos notes. Il n’y a ni publicité ni traceur.',

  loginTitle: 'Se connecter',
  loginText: 'C’est un plaisir de vous voir ici.',
  logIn: 'Ouvrir mon compte',
  forgotPassword: 'Mot de passe oublié',
  byPhone: 'Se connecter par téléphone',
  noAccount: 'Pas encore de compte ?',
  toSignUp: 'Créer un compte',
  noSignUp: {
    title: {
      invitation: 'Comptes sur invitation',
      closed: 'Pas de nouveaux comptes pour le moment',
    },
    invitation:
      'Sur ce serveur, un compte commence par une invitation. Si vous en avez reçu une, ouvrez le lien de l’e-mail.',
    closed: 'Ce serveur n’ouvre pas de nouveaux comptes pour le moment.',
    operator: 'Qui s’occupe de ce serveur : {who}',
  },
  loginErrorTitle: 'Connexion impossible',
  invalidCredentials: 'E-mail ou mot de passe incorrect. Vérifiez les deux et réessayez.',
  emailNotConfirmed: 'E-mail pas encore confirmé. Regardez votre boîte de réception ou redemandez l’e-mail.',

  credentialsMissing: 'Indiquez un e-mail ou un téléphone, et un mot de passe.',

  confirmTitle: 'Confirmez votre e-mail',
  confirmSentTo: 'Nous avons envoyé l’e-mail à {email}.',
  confirmText: 'Ouvrez l’e-mail et appuyez sur le bouton, ou écrivez le code ici.',
  confirmAskEmail: 'Écrivez l’e-mail de votre inscription pour continuer.',
  confirmCode: 'Confirmer le code',
  resend: 'Renvoyer l’e-mail',
  resendAt: 'Vous pouvez redemander à {time}.',
  resendLimit: 'Il faut attendre {seconds} secondes entre deux envois.',
  resentTitle: 'E-mail envoyé',
  resentText: 'S’il n’apparaît pas, regardez le dossier des indésirables.',
  resendFailedTitle: 'L’e-mail n’est pas parti',
  resendFailedText: 'Quelque chose a bloqué l’envoi. Réessayez dans une minute.',
  emailNotFound: 'Il n’y a pas d’adresse pour la confirmation. Écrivez votre e-mail.',
  useSms: 'Recevoir le code par SMS',
  smsTitle: 'En construction',
  smsText: 'La confirmation par SMS est encore en construction. Pour l’instant, utilisez l’e-mail.',
  useMail: 'Utiliser l’e-mail',
  correctPhone: 'Corriger le téléphone',
  correctEmail: 'Corriger l’e-mail',
  backToLogin: 'Revenir à la connexion',

  privacyTitle: 'Politique de confidentialité',
  privacyAgree: 'Accepter la politique',
  privacyBack: 'Revenir à l’inscription',
  privacyLeave: 'Retour',
} satisfies Translated<typeof auth>;

import type { Translated } from '#core/messages/translated.ts';
import type byPhone from './pt.ts';

export default {
  heading: 'Se connecter par téléphone',
  description: 'Un code par SMS suffit pour entrer.',
  onlyKnown: 'Si ce numéro a un compte, le code arrive dans un instant.',
  usePassword: 'Utiliser le mot de passe',
  useCode: 'Utiliser un code par SMS',
  useEmail: 'Se connecter par e-mail',
  wrong: 'Téléphone ou mot de passe non valides. Vérifiez les deux et réessayez.',
  notConfirmed: 'Téléphone pas encore confirmé. Demandez un code et écrivez-le ici.',
  confirmHeading: 'Confirmez votre téléphone',
  confirmDescription: 'Écrivez ici le code reçu par SMS.',
  instead: 'Votre compte utilisera ce téléphone. Vous pourrez ajouter l’e-mail plus tard.',
} satisfies Translated<typeof byPhone>;

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
  instead:
    'Vous vous connectez maintenant avec ce téléphone et le même mot de passe. L’e-mail rejoint le compte une fois confirmé.',
  insteadNoPassword: 'Vous vous connectez maintenant avec ce téléphone. L’e-mail rejoint le compte une fois confirmé.',
  goOn: 'Continuer',
  'email-kept': 'L’e-mail {email} reste à confirmer. Utilisez le lien de l’e-mail le plus récent.',
  'email-emailOnly':
    'L’e-mail {email} reste à confirmer. Utilisez le lien de l’e-mail le plus récent. Le mot de passe se crée dans Compte et confidentialité.',
  'email-notKept':
    'L’e-mail n’a pas été ajouté. Vous pouvez ajouter un e-mail et un mot de passe dans Compte et confidentialité.',
  'email-otherAccount':
    'Ce téléphone avait déjà un compte, et vous y êtes connecté. Son e-mail et son mot de passe n’ont pas changé.',
} satisfies Translated<typeof byPhone>;

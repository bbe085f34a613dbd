import type { Translated } from '#core/messages/translated.ts';
import type secondFactor from './pt.ts';

export default {
  heading: 'Confirmez que c’est vous',
  text: 'Votre compte demande un code en plus du mot de passe.',
  appCode: 'Code de l’application d’authentification',
  appRefused: 'Le code ne correspond pas. Il change toutes les 30 secondes ; utilisez celui qui s’affiche maintenant.',
  recoveryCode: 'Code de secours',
  recoveryHint: 'C’est un des codes que vous avez gardés. Chacun sert une seule fois.',
  recoveryMissing: 'Écrivez un code de secours.',
  recoveryRefused: 'Ce code ne correspond pas ou a déjà servi.',
  useRecovery: 'Utiliser un code de secours',
  useApp: 'Utiliser le code de l’application',
  continue: 'Continuer',
} satisfies Translated<typeof secondFactor>;

import type { Translated } from '#core/messages/translated.ts';
import type welcome from './pt.ts';

export default {
  title: 'Bienvenue',

  openTitle: 'Plus qu’une étape',
  openText: 'Appuyez sur le bouton pour confirmer votre e-mail et ouvrir votre compte.',
  confirm: 'Confirmer mon e-mail',
  confirming: 'Confirmation en cours',

  changeTitle: 'Confirmez le changement d’e-mail',
  changeText: 'Appuyez sur le bouton pour confirmer cette adresse.',
  halfTitle: 'Il ne reste que l’autre e-mail',
  halfText: 'Cette adresse est confirmée. Ouvrez aussi l’e-mail envoyé à l’autre.',
  changedTitle: 'Votre e-mail a été changé',
  changedText: 'À partir de maintenant, connectez-vous avec la nouvelle adresse.',
  doneTitle: 'Bienvenue sur COGN',
  doneText: 'Votre compte est confirmé et votre session est ouverte.',
  nextProfile:
    'La page suivante est la vôtre : votre journée en haut, votre profil en dessous. Remplissez seulement ce que vous voulez.',
  nextPricing: 'La page suivante montre les formules. Vous pouvez choisir tranquillement.',
  continue: 'Continuer',
  redirectNote: 'Après une dizaine de secondes sans activité, la page suivante s’ouvre. Vous pouvez aussi rester.',
  stay: 'Rester ici',
  stayed: 'Très bien, la page reste ouverte. Continuez quand vous voulez.',
  choices: 'Si vous voulez, choisissez déjà',
  countryHint:
    'Aide immédiate montrera les lignes d’écoute de votre pays. Ce choix reste sur cet appareil ; vous pourrez le changer ou le faire plus tard.',
  letters: 'Utiliser des lettres plus faciles à distinguer',
  lettersHint: 'La police Atkinson Hyperlegible, dans toute l’application. Vous pourrez en changer dans les réglages.',
  lettersOn: 'L’application utilise les lettres Atkinson Hyperlegible',
  lettersOff: 'L’application a repris les lettres de l’appareil',
  confirmedToastTitle: 'Compte confirmé',
  confirmedToastText: 'Votre compte est prêt.',

  expiredTitle: 'Ce lien n’est plus valable',
  expiredText: 'Il expire après un moment et ne marche qu’une fois. C’est normal.',
  expiredNext: 'Si vous avez déjà confirmé, il suffit de vous connecter. Sinon, demandez un autre e-mail.',
  requestNew: 'Demander un autre e-mail',
  toLogin: 'Ouvrir mon compte',

  emptyTitle: 'Cette page s’ouvre depuis l’e-mail',
  emptyText: 'Pour confirmer le compte, ouvrez l’e-mail envoyé et appuyez sur son bouton.',
} satisfies Translated<typeof welcome>;

import type { Translated } from '#core/messages/translated.ts';
import type updatePassword from './pt.ts';

export default {
  title: 'Nouveau mot de passe',
  text: 'Choisissez le nouveau mot de passe du compte {email}.',
  newPassword: 'Nouveau mot de passe',
  save: 'Enregistrer le mot de passe',
  openTitle: 'Choisissons un nouveau mot de passe',
  openText: 'Appuyez sur le bouton pour ouvrir votre compte avec ce lien.',
  open: 'Continuer',
  doneTitle: 'Mot de passe mis à jour',
  doneText: 'Votre session reste ouverte. Les autres appareils demanderont le nouveau mot de passe.',
  failedTitle: 'Erreur de mise à jour du mot de passe',
  failedText: 'Le mot de passe n’a pas changé. Réessayez dans un instant.',
  sessionOld: 'Par sécurité, demandez un nouveau lien avec « Mot de passe oublié ».',
  expiredTitle: 'Ce lien n’est plus valable',
  expiredText: 'Il expire après un moment et ne marche qu’une fois. C’est normal.',
  emptyTitle: 'Cette page s’ouvre depuis l’e-mail',
  emptyText: 'Pour choisir un nouveau mot de passe, demandez le lien et appuyez sur le bouton de l’e-mail.',
  requestNew: 'Demander un nouveau lien',
  toLogin: 'Ouvrir mon compte',
} satisfies Translated<typeof updatePassword>;

import type { Translated } from '#core/messages/translated.ts';
import type phone from './pt.ts';

export default {
  label: 'Téléphone',
  hint: 'Commencez par + et l’indicatif du pays.',
  invalid: 'Vérifiez le numéro. Il commence par + et l’indicatif du pays.',
  missing: 'Il n’y a pas de téléphone pour le code. Écrivez votre numéro.',
  taken: 'Ce numéro appartient déjà à un autre compte.',
  send: 'Envoyer un code par SMS',
  sent: 'Code envoyé',
  sentTo: 'Le code est envoyé au {phone}.',
  sendFailed: 'Erreur lors de l’envoi du code',
  notSent: 'Le SMS n’est pas parti. Vérifiez le numéro ou réessayez dans une minute.',
  codeRefused: 'Le code ne correspond pas ou a expiré. Vérifiez-le ou demandez un autre code.',
  confirm: 'Confirmer le code',
  again: 'Envoyer un autre code',
  againAt: 'Vous pouvez redemander à {time}.',
  limit: 'Il faut attendre {seconds} secondes entre deux envois.',
  other: 'Utiliser un autre numéro',
  done: 'Téléphone confirmé',
  failed: 'Erreur de vérification du téléphone',
} satisfies Translated<typeof phone>;

import type { Translated } from '#core/messages/translated.ts';
import type photo from './pt.ts';

export default {
  choose: 'Choisir une photo',
  replace: 'Changer la photo',
  remove: 'Supprimer la photo',
  alt: 'Votre photo de profil',
  sending: 'Envoi de la photo',
  removing: 'Retrait de la photo',
  saved: 'Photo enregistrée',
  sent: 'Photo envoyée',
  removed: 'Photo supprimée',
  urlFailed: 'Erreur lors de l’enregistrement de l’adresse web de la photo.',
  notSent: 'Erreur lors de l’envoi de la photo',
  notRemoved: 'La photo n’a pas été supprimée',
  hint: 'Si vous voulez. {types}, {size} au plus. Le lieu et les autres données de l’appareil photo sont supprimés.',
  notAPhoto: 'Choisissez un fichier JPG, PNG ou GIF.',
  notThisType: 'Ce serveur accepte les photos en {types}. Choisissez un autre fichier.',
  tooLarge: 'La photo dépasse {size}. Choisissez-en une plus petite.',
  offline: 'La photo a besoin d’internet et n’est pas gardée sur cet appareil. Réessayez quand la connexion reviendra.',
  wait: 'Le serveur demande une pause. Réessayez dans quelques minutes.',
  failed: 'Quelque chose a empêché le serveur de répondre. Réessayez dans un instant.',
  again: 'Envoyer à nouveau',
  removeTitle: 'Supprimer la photo ?',
  removeText: 'Elle sera effacée du serveur. Vous pourrez encore annuler juste après.',
  keep: 'Garder la photo',
} satisfies Translated<typeof photo>;

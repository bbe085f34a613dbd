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
  notAPhoto: 'Choisissez un fichier JPG, PNG ou GIF.',
  tooLarge: 'La photo dépasse 5 Mo. Choisissez-en une plus petite.',
  offline: 'La photo a besoin d’internet et n’est pas gardée sur cet appareil. Réessayez quand la connexion reviendra.',
  wait: 'Le serveur demande une pause. Réessayez dans quelques minutes.',
  failed: 'Quelque chose a empêché le serveur de répondre. Réessayez dans un instant.',
  again: 'Envoyer à nouveau',
  removeTitle: 'Supprimer la photo ?',
  removeText: 'Elle sera effacée du serveur. Vous pourrez encore annuler juste après.',
  keep: 'Garder la photo',
} satisfies Translated<typeof photo>;

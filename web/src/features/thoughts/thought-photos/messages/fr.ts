import type { Translated } from '#core/messages/translated.ts';
import type thoughtPhotos from './pt.ts';

export default {
  title: 'Photos',
  textFirst: 'Les photos sont enregistrées avec le texte. Un mot suffit.',
  hint: 'Jusqu’à {most} photos, avec une connexion. Le lieu et les autres données de l’appareil photo sont retirés sur cet appareil. Le fichier d’une photo supprimée est effacé du serveur sous deux jours. Si l’envoi est interrompu et que la photo n’arrive pas dans la pensée, le serveur l’efface sous 32 jours.',
  add: 'Choisir une photo',
  added: 'Photo enregistrée',
  addedHere: 'Photo envoyée. Elle rejoindra la pensée au retour de la connexion.',
  description: 'Description de la photo {number}, si vous voulez',
  described: 'Description enregistrée',
  describedHere: 'Description enregistrée sur cet appareil',
  remove: 'Supprimer la photo {number}',
  removed: 'Photo supprimée de la pensée',
  removedHere: 'Photo supprimée de la pensée sur cet appareil',
  back: 'La photo est de retour dans la pensée',
  backHere: 'La photo est de retour dans la pensée sur cet appareil',
  unnamed: 'Photo {number}',
} satisfies Translated<typeof thoughtPhotos>;

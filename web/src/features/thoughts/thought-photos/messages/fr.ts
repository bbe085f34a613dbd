import type { Translated } from '#core/messages/translated.ts';
import type thoughtPhotos from './pt.ts';

export default {
  title: 'Photos',
  textFirst: 'Les photos sont enregistrées avec le texte. Un mot suffit.',
  hint: 'Jusqu’à {most} photos, avec une connexion. Le lieu et les autres données de l’appareil photo sont retirés sur cet appareil. Le fichier d’une photo supprimée est effacé du serveur sous deux jours. Si l’envoi est interrompu et que la photo n’arrive pas dans la pensée, le serveur l’efface sous 32 jours.',
  add: 'Choisir une photo',
  sending: 'Envoi de la photo',
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
  notSent: 'La photo n’a pas été enregistrée',
  notAPhoto: 'Ce navigateur n’a pas pu ouvrir le fichier comme photo. Choisissez-en un autre, en JPG ou PNG.',
  tooLarge: 'La photo est trop grande pour être réduite sur cet appareil. Choisissez-en une plus petite.',
  offline:
    'Il faut internet pour enregistrer une photo. Votre texte est gardé, mais pas encore la photo. Laissez cette page ouverte et renvoyez la photo au retour de la connexion.',
  wait: 'Le serveur demande une pause. Réessayez dans quelques minutes.',
  refused:
    'Votre compte n’accepte plus de photos pour le moment. Il en contient {most} au maximum, et une photo supprimée compte jusqu’à ce qu’elle soit effacée du serveur.',
  failed: 'Le serveur n’a pas pu enregistrer la photo. Réessayez dans un instant.',
  again: 'Renvoyer',
  chooseAgain: 'L’envoi n’a pas abouti. Pour enregistrer la photo, ouvrez la pensée et choisissez-la à nouveau.',
  unnamed: 'Photo {number}',
  notShown: '{name} : affichage impossible pour le moment',
  open: 'Ouvrir : {name}',
  close: 'Fermer',
  inCopy: 'Photos de vos pensées : {count}',
} satisfies Translated<typeof thoughtPhotos>;

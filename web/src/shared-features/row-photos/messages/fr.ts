import type { Translated } from '#core/messages/translated.ts';
import type rowPhotos from './pt.ts';

export default {
  own: 'Utiliser une photo à moi',
  change: 'Changer la photo',
  remove: 'Supprimer la photo',
  hint: 'Il faut internet pour l’envoyer et pour l’afficher. Le lieu et les autres données de l’appareil photo sont retirés sur cet appareil. Une photo supprimée ou changée est effacée du serveur sous deux jours. Une photo envoyée mais pas enregistrée ici est effacée sous 32 jours.',
  sent: 'Photo envoyée. Elle s’ajoute quand vous enregistrez.',
  saveLater: 'La photo est encore en cours d’envoi. Enregistrez quand elle est arrivée.',
  sending: 'Envoi de la photo',
  notSent: 'La photo n’a pas été enregistrée',
  notAPhoto: 'Ce navigateur n’a pas pu ouvrir le fichier comme photo. Choisissez-en un autre, en JPG ou PNG.',
  tooLarge: 'La photo est trop grande pour être réduite sur cet appareil. Choisissez-en une plus petite.',
  offline:
    'Il faut internet pour enregistrer une photo. Ce que vous avez écrit reste ici, mais la photo n’est pas encore enregistrée. Laissez cette page ouverte et renvoyez la photo au retour de la connexion.',
  wait: 'Le serveur demande une pause. Réessayez dans quelques minutes.',
  refused:
    'Votre compte n’accepte plus de photos pour le moment. Il en contient {most} au maximum, et une photo supprimée compte jusqu’à ce qu’elle soit effacée du serveur.',
  failed: 'Le serveur n’a pas pu enregistrer la photo. Réessayez dans un instant.',
  again: 'Renvoyer',
  chooseAgain: 'L’envoi ne s’est pas terminé à temps. Pour enregistrer la photo, choisissez-la à nouveau.',
  notShown: '{name} : affichage impossible pour le moment',
  open: 'Ouvrir : {name}',
  close: 'Fermer',
  inCopy: 'Photos de vos notes : {count}',
} satisfies Translated<typeof rowPhotos>;

import type { Translated } from '#core/messages/translated.ts';
import type sharePhone from './pt.ts';

export default {
  hint: 'Numéro : {phone}. Ainsi, les personnes qui le reçoivent peuvent vous appeler. Décocher vaut aussi pour les messages qui ne sont pas encore partis.',
  noPhone: 'Le message peut contenir votre téléphone, et votre profil n’a pas encore de numéro complet.',
  addPhone: 'Écrire le téléphone dans le profil',
  saved: 'Choix enregistré',
  here: 'Choix enregistré sur cet appareil',
  failed: 'Le choix n’a pas été enregistré',
  'unnamed-ask': 'Une personne qui vous fait confiance traverse un moment difficile et demande votre aide maintenant.',
  'unnamed-wrote': 'Une personne qui vous fait confiance demande votre aide maintenant et écrit :',
  'unnamed-phone': 'Téléphone de cette personne : {phone}',
  'unnamed-reply':
    'COGN envoie ce message et ne reçoit pas de réponses. Cette personne n’a pas encore écrit son nom. Si vous savez qui c’est, parlez-lui directement.',
  unnamed:
    'Vous n’avez pas encore écrit votre nom. Sans lui, les personnes qui reçoivent le message peuvent ne pas savoir qui demande de l’aide.',
  writeName: 'Écrire le nom dans le profil',
} satisfies Translated<typeof sharePhone>;

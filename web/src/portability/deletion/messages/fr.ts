import type { Translated } from '#core/messages/translated.ts';
import type deletion from './pt.ts';

export default {
  what: 'Le compte, les notes, les photos et tout le reste quittent le serveur. Ensuite, personne ne peut les retrouver.',
  grace:
    '{days, plural, one {Vous avez # jour pour changer d’avis : connectez-vous et choisissez « Garder mon compte ».} other {Vous avez # jours pour changer d’avis : connectez-vous et choisissez « Garder mon compte ».}}',
  atOnce: 'Sur ce serveur, c’est immédiat et sans retour.',
  stops:
    'Dès la demande, tous les appareils sont déconnectés. Notifications, alertes en attente et adresse du calendrier s’arrêtent.',
  copyFirst: 'Si vous voulez une copie, téléchargez d’abord vos données, en haut de cet écran.',
  remains:
    'Les sauvegardes de la personne qui gère le serveur peuvent durer plus, et des traces sur son disque aussi. Ce que l’administration a fait du compte reste noté, avec un code à la place de votre nom. Des paiements, Stripe garde les reçus que la loi demande. La carte d’« Aide immédiate » appartient à l’appareil et y reste.',
  unsent:
    '{count, plural, one {# changement présent sur cet appareil seulement sera aussi effacé.} other {# changements présents sur cet appareil seulement seront aussi effacés.}}',
  word: 'SUPPRIMER',
  wordLabel: 'Pour confirmer, écrivez {word}',
  wordMissing: 'Écrivez {word} pour confirmer.',
  passwordWrong: 'Le mot de passe ne correspond pas. Vous pouvez réessayer ou utiliser un code.',
  useCode: 'Utiliser un code au lieu du mot de passe',
  codeSent: 'Nous avons envoyé un code à {address}.',
  submit: 'Supprimer mon compte',
  failed: 'Le compte n’a pas été supprimé',
  failedText: 'Tout est comme avant. Réessayez dans un instant.',
  doneTitle: 'Demande reçue',
  doneLater:
    'Votre compte sera supprimé le {date}. D’ici là, connectez-vous et choisissez « Garder mon compte » si vous changez d’avis.',
  doneNow: 'Votre compte et vos données sont en cours de suppression.',
  deviceEmptied: 'Ce qui était sur cet appareil a été effacé.',
  deviceNotEmptied: 'Ce qui est sur cet appareil n’a pas pu être effacé. Effacez les données du site dans le navigateur.',
  understood: 'Compris',
  gateTitle: 'Votre compte sera supprimé',
  gateText: 'Vous l’avez demandé. Le compte et vos données seront supprimés le {date}.',
  gateKeep: 'Si vous avez changé d’avis, tout est encore ici.',
  keep: 'Garder mon compte',
  kept: 'Compte gardé',
  keptText: 'Tout est comme avant. Les notifications et l’adresse du calendrier peuvent être réactivées.',
  notKept: 'Le compte n’est pas encore gardé',
} satisfies Translated<typeof deletion>;

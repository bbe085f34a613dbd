import type { Translated } from '#core/messages/translated.ts';
import type yourData from './pt.ts';

export default {
  download: 'Télécharger toutes mes données',
  downloadText: 'Tout ce que COGN a sur vous, dans un fichier.',
  downloadWhat: 'Le fichier contient vos notes, vos accords, votre compte et vos photos. Il est créé sur cet appareil.',
  downloadNow: 'Télécharger mes données',
  unreachable: 'La copie est faite de ce que garde le serveur. Elle n’est remise qu’entière.',
  failed: 'Le serveur n’a pas pu répondre pour l’instant. La copie n’est remise qu’entière.',
  unsent:
    '{count, plural, one {# changement est encore sur cet appareil seulement. Il va dans une partie à part.} other {# changements sont encore sur cet appareil seulement. Ils vont dans une partie à part.}}',
  import: 'Reprendre des notes d’un fichier',
  importText: 'Une copie de COGN, ou les humeurs de Daylio.',
  who: 'Qui voit quoi',
  whoText: 'Chaque personne et service, et ce qui leur parvient.',
  allow: 'Ce que vous autorisez',
  allowText: 'Des accords que vous donnez et retirez quand vous voulez.',
  end: 'Supprimer mon compte',
  endText: 'Comment cela se passe, et jusqu’à quand changer d’avis.',
  readme: {
    name: 'LISEZ-MOI',
    intro: 'Ce fichier est une copie de ce que COGN garde sur vous.',
    everything: 'tout ce que vous avez noté, tel que gardé. Un autre programme peut le lire.',
    tables:
      'un tableau (CSV) pour chaque sorte de note. Il s’ouvre dans un tableur. Une apostrophe au début d’une cellule empêche le tableur d’exécuter le texte.',
    account: 'e-mail, téléphone, appareils connectés et ce que montre le calendrier privé.',
    photos: 'vos photos, s’il y en a.',
    photosGone:
      '{count, plural, one {# photo de vos notes n’est plus sur le serveur. Elle n’est donc pas dans cette copie.} other {# photos de vos notes ne sont plus sur le serveur. Elles ne sont donc pas dans cette copie.}}',
    device: 'ce qui était encore sur l’appareil seulement, s’il y en a.',
    leftOut:
      'Le mot de passe, les codes, les clés des notifications et l’adresse privée du calendrier n’y sont pas. Les brouillons non enregistrés non plus.',
    care: 'Gardez ce fichier en lieu sûr. Qui l’ouvre peut tout lire.',
  },
  tables: {
    consents: 'Accords',
    preferences: 'Préférences',
    push_subscriptions: 'Appareils qui reçoivent les notifications',
    premium_periods: 'Périodes Premium',
  },
} satisfies Translated<typeof yourData>;

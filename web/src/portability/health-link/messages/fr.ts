import type { Translated } from '#core/messages/translated.ts';
import type healthLink from './pt.ts';

export default {
  title: 'Document de santé partagé',
  intro: 'Une personne a partagé ce document avec COGN. Il est déchiffré sur cet appareil.',
  recipient: 'Qui l’ouvre ?',
  recipientHint: 'La personne qui l’a partagé voit ce nom et l’heure.',
  recipientMissing: 'Écrivez un nom, s’il vous plaît.',
  passcode: 'Code',
  passcodeHint: 'La personne qui l’a partagé a le code.',
  passcodeMissing: 'Écrivez le code, s’il vous plaît.',
  open: 'Ouvrir le document',
  wrongPasscodeTitle: 'Ce code n’ouvre pas le lien',
  remaining:
    '{count, plural, =0 {Le lien est fermé. La personne peut en créer un autre.} one {Il reste # essai.} other {Il reste # essais.}}',
  goneTitle: 'Ce lien ne s’ouvre plus',
  gone: 'Il a été fermé, son délai a pris fin ou l’adresse a changé. La personne peut en créer un autre.',
  busyTitle: 'Beaucoup de demandes en ce moment',
  busy: 'Le lien n’a pas changé. Réessayez dans une minute.',
  unreachableTitle: 'Le serveur ne répond pas',
  unreachable: 'Le document n’a pas été ouvert. Réessayez avec une connexion.',
  unreadableTitle: 'Le document n’a pas pu être lu',
  unreadable: 'L’adresse est peut-être incomplète, ou cette page n’affiche pas le format du document.',
  insecureTitle: 'Cette adresse n’utilise pas https',
  insecure: 'Sans https, le navigateur ne peut pas déchiffrer le document.',
  noLink: 'Une partie de l’adresse est absente',
  noLinkText:
    'Le lien doit être entier, avec tout ce qui suit #. Le plus simple est de l’ouvrir à nouveau depuis le QR code ou le message.',
  foreign: 'Ce lien vient d’un autre service',
  foreignText: 'Cette page n’ouvre que les liens de ce COGN. Un programme pour SMART Health Links ouvre les autres.',
  made: 'Fait le {date}',
  withheld: 'Non inclus :',
  notStored: 'Cette page ne garde pas le document. Après l’avoir fermée, il faudrait ouvrir le lien à nouveau.',
  print: 'Imprimer le document',
} satisfies Translated<typeof healthLink>;

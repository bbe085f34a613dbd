import type { Translated } from '#core/messages/translated.ts';
import type trackerForm from './pt.ts';

export default {
  arrange: 'Organiser les suivis',
  done: 'Terminer',
  add: 'Nouveau suivi',
  save: 'Enregistrer le suivi',
  kindStays: 'La façon de répondre et les choix existants restent tels quels.',
  unitHint: 'Avec vos mots, comme « tasses ». Vous pouvez laisser vide.',
  addsUpHint: 'Sans addition, le jour garde la moyenne. C’est utile pour des mesures, comme la température.',
  usualScale: 'pas du tout\nun peu\nmoyen\nassez\nbeaucoup',
  wordsInOrder: 'Vos mots, du plus faible au plus fort',
  ownOptions: 'Vos choix',
  onePerLine: 'Un par ligne, de {min} à {max}.',
  'example-yesNo': 'Suis-je sorti prendre l’air ?',
  'example-words': 'Douleur : aucune, un peu, beaucoup',
  'example-number': 'Tasses de café',
  'example-minutes': 'Temps de lecture',
  'example-choice': 'Où j’ai travaillé : maison, bureau',
  archive: 'Archiver',
  archiveHint: 'Il quitte cette page et « Noter ». Les notes restent.',
  archivedOnes: 'Archivés',
  full: 'Il y a de la place pour {most} suivis, archivés compris. Pour en créer un autre, supprimez-en un.',
  fullFree: 'Sans Premium, il y a de la place pour {free} suivis, archivés compris. Avec Premium, pour {most}.',
  removes:
    '{count, plural, =0 {Il n’a pas encore de notes.} one {Sa note sera aussi supprimée. C’est définitif.} many {Ses # notes seront aussi supprimées. C’est définitif.} other {Ses # notes seront aussi supprimées. C’est définitif.}}',
  removesAll: 'Toutes ses notes seront aussi supprimées. C’est définitif.',
  'problem-tooFew': 'Écrivez-en au moins {min}, un par ligne.',
  'problem-tooMany': 'Écrivez-en au plus {max}, un par ligne.',
  'problem-twice': 'L’un d’eux apparaît deux fois.',
  'problem-tooLong': 'Chacun peut avoir jusqu’à {longest} lettres.',
  'problem-removed': 'Les choix existants doivent rester. Vous pouvez en ajouter.',
} satisfies Translated<typeof trackerForm>;

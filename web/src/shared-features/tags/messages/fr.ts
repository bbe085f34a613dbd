import type { Translated } from '#core/messages/translated.ts';
import type tags from './pt.ts';

export default {
  title: 'Étiquettes',
  hint: 'Vos propres mots pour retrouver des notes, comme « travail » ou « plage ».',
  newTag: 'Nouvelle étiquette',
  create: 'Créer',
  createFirst: 'Touchez « Créer » pour mettre l’étiquette sur cette note.',
  all: 'Tout voir ({count})',
  full: 'Une note accepte jusqu’à 12 étiquettes.',
  tooLong: 'Utilisez 40 caractères au plus.',
  tooMany:
    'Vous avez déjà 200 étiquettes, le maximum. Dans « Organiser les étiquettes », vous pouvez en réunir ou en retirer.',
  manage: 'Organiser les étiquettes',
  manageText: 'Ce que vous changez ici vaut pour toutes les notes avec l’étiquette.',
  countedDays:
    'Comptent les jours avec une note d’humeur, d’activité physique ou de pensées, avec l’étiquette ou sans elle.',
  name: 'Nom',
  rename: 'Changer le nom',
  nameRequired: 'Écrivez un nom.',
  nameTaken: 'Une étiquette porte déjà ce nom. Pour n’en garder qu’une, réunissez-les ci-dessous.',
  renamed: 'Nom changé',
  renamedHere: 'Nom changé sur cet appareil',
  mergeInto: 'Réunir avec une autre étiquette',
  mergeHint: 'Les notes avec « {name} » montreront l’autre étiquette.',
  chooseOther: 'Choisissez l’autre',
  merge: 'Réunir',
  merged: 'Étiquettes réunies',
  mergedHere: 'Étiquettes réunies sur cet appareil',
  remove: 'Retirer cette étiquette',
  removeHint: 'Elle disparaît de toutes les notes. Les notes restent.',
  removed: 'Étiquette retirée',
  back: 'Étiquette rétablie',
  none: 'Aucune étiquette.',
  close: 'Fermer',
} satisfies Translated<typeof tags>;

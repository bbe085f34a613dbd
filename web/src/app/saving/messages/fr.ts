import type { Translated } from '#core/messages/translated.ts';
import type saving from './pt.ts';

export default {
  title: 'Notes non enregistrées',
  text: 'Elles sont toujours sur cet appareil. Vous choisissez que faire de chacune.',
  none: 'Aucune note dans ce cas.',
  reason: 'Raison : {reason}',
  from: 'Du {time}',
  retry: 'Réessayer',
  copy: 'Copier le texte',
  copied: 'Texte copié',
  copyFailed: 'La copie n’a pas marché. Vous pouvez sélectionner le texte.',
  discard: 'Supprimer',
  discardTitle: 'Supprimer cette note ?',
  discardText: 'Elle sera effacée de cet appareil. Vous ne pourrez pas la récupérer.',
  mine: 'Votre version',
  theirs: 'L’autre version',
  keepMine: 'Garder la mienne',
  keepTheirs: 'Garder l’autre',
  decideLater: 'Décider plus tard',
  discardMineTitle: 'Garder l’autre version ?',
  discardMineText: 'Votre version quitte cet appareil et ne peut pas revenir. Vous pouvez d’abord copier son texte.',
  discardConfirm: 'Supprimer la note',
  keep: 'Garder la note',
  photos: 'Photos',
  photoTexts: 'Descriptions des photos',
} satisfies Translated<typeof saving>;

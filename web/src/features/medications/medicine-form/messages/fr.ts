import type { Translated } from '#core/messages/translated.ts';
import type medicineForm from './pt.ts';

export default {
  required: 'Indiquez le nom, le dosage et l’horaire.',
  dosageHint: 'Par exemple : 10 mg, 1 comprimé ou 20 gouttes.',
  asNeededHint: 'Sans horaire fixe : vous notez quand vous le prenez.',
  alarmHint: 'Sonne quand l’application est ouverte. Si elle est fermée, seulement sur les appareils où vous l’avez activé.',
  sideEffectsHint: 'Ce que vous remarquez, si vous voulez le noter.',
  time: 'Horaire {number}',
  addTime: 'Ajouter un horaire',
  removeTime: 'Supprimer l’horaire {number}',
  pills: 'Compter ce qui reste',
  pillsHint: 'Comprimés, gouttes ou bouffées. Chaque dose prise est déduite.',
  perDoseHint: 'Laissé vide, chaque dose compte pour 1.',
  lowHint: 'Un message discret apparaît sur la page.',
  statusHint: 'En pause ou terminé, il quitte le plan du jour. L’historique reste.',
  timeHint: 'Si vous ne savez pas, vous pouvez laisser vide.',
  saveMedicine: 'Enregistrer le médicament',
} satisfies Translated<typeof medicineForm>;

import type { Translated } from '#core/messages/translated.ts';
import type crisisHistory from './pt.ts';

export default {
  heading: 'Historique',
  empty: 'Aucun moment gardé.',
  dayAndTime: '{day}, {time}',
  addressedTo: 'Demande adressée à : {names}.',
  noAlert: 'Sans demande d’aide.',
  describe: 'Modifier la description',
  leaveDescription: 'Laisser tel quel',
  removeTitle: 'Supprimer ce moment ?',
  removeText: 'Vous pourrez annuler juste après.',
  removeAlertText: 'Annuler ramène le jour et la description. L’état des messages ne revient pas.',
  removeForGood: 'Sans Premium, il ne sera pas possible d’annuler.',
  removeConfirm: 'Supprimer le moment',
  removeCancel: 'Garder le moment',
  removed: 'Moment supprimé',
  broughtBack: 'Moment revenu',
  notBroughtBack: 'Le moment n’est pas revenu',
} satisfies Translated<typeof crisisHistory>;

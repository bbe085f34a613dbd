import type { Translated } from '#core/messages/translated.ts';
import type crisisHistory from './pt.ts';

export default {
  heading: 'History',
  empty: 'No moments kept.',
  dayAndTime: '{day}, {time}',
  addressedTo: 'Request addressed to: {names}.',
  noAlert: 'Without a request for help.',
  describe: 'Edit description',
  leaveDescription: 'Leave as it was',
  removeTitle: 'Remove this moment?',
  removeText: 'You can undo it right afterwards.',
  removeAlertText: 'Undo brings back the day and the description. The state of the messages does not come back.',
  removeForGood: 'Without Premium this cannot be undone.',
  removeConfirm: 'Remove moment',
  removeCancel: 'Keep moment',
  removed: 'Moment removed',
  broughtBack: 'Moment is back',
  notBroughtBack: 'The moment did not come back',
} satisfies Translated<typeof crisisHistory>;

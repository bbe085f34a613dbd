import type { Translated } from '#core/messages/translated.ts';
import type saving from './pt.ts';

export default {
  title: 'Entries that were not saved',
  text: 'They are still on this device. You choose what to do with each.',
  none: 'No entries like this.',
  reason: 'Reason: {reason}',
  from: 'From {time}',
  retry: 'Try again',
  copy: 'Copy text',
  copied: 'Text copied',
  copyFailed: 'The text could not be copied. You can select it instead.',
  discard: 'Discard',
  discardTitle: 'Discard this entry?',
  discardText: 'It leaves this device and cannot come back.',
  mine: 'Your version',
  theirs: 'The other version',
  keepMine: 'Keep mine',
  keepTheirs: 'Keep the other one',
  decideLater: 'Decide later',
  discardMineTitle: 'Keep the other version?',
  discardMineText: 'Your version leaves this device and cannot come back. You can copy its text first.',
  discardConfirm: 'Discard entry',
  keep: 'Keep entry',
  photos: 'Photos',
  photoTexts: 'Descriptions of the photos',
} satisfies Translated<typeof saving>;

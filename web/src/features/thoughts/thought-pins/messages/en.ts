import type { Translated } from '#core/messages/translated.ts';
import type thoughtPins from './pt.ts';

export default {
  title: 'Pinned',
  pin: 'Pin',
  unpin: 'Unpin',
  pinned: 'Thought pinned',
  pinnedHere: 'Thought pinned on this device',
  unpinned: 'Thought unpinned',
  unpinnedHere: 'Thought unpinned on this device',
  full: '{most} thoughts are pinned already. Unpin one to pin this one.',
  openDay: 'Open {date}',
} satisfies Translated<typeof thoughtPins>;

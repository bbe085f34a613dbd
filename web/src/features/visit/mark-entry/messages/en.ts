import type { Translated } from '#core/messages/translated.ts';
import type markEntry from './pt.ts';

export default {
  mark: 'Take to the visit',
  unmark: 'Take off the visit list',
  marked: 'Marked for the next visit',
  unmarked: 'Off the visit list',
} satisfies Translated<typeof markEntry>;

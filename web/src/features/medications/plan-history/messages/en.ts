import type { Translated } from '#core/messages/translated.ts';
import type planHistory from './pt.ts';

export default {
  changes: 'Changes of medicines',
  changesText: 'What was planned, and when. The history uses the plan of each day.',
  listed: 'Added to the list: {after}',
  started: 'Start: {after}',
  changed: 'Change: from {before} to {after}',
  pausedOn: 'Pause',
  resumed: 'Resumed: {after}',
  stopped: 'Stop',
} satisfies Translated<typeof planHistory>;

import type { Translated } from '#core/messages/translated.ts';
import type asNeeded from './pt.ts';

export default {
  takeNow: 'I took it now',
  takeThisDay: 'I took it on this day',
  notLately: 'No entry in the last 7 days',
  lastDay: 'Last time: {day}',
  lastTime: 'Last time: {day}, {time} ({ago})',
  soon: 'The interval you recorded ({hours}) lasts until {time}.',
  most: '{count, plural, one {# dose} other {# doses}} on this day already. You recorded {most} at most.',
  askDoctor: 'If in doubt, ask whoever prescribed it.',
} satisfies Translated<typeof asNeeded>;

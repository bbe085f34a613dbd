import type { Translated } from '#core/messages/translated.ts';
import type weekSheet from './pt.ts';

export default {
  title: 'Your week',
  before: 'Previous week',
  after: 'Next week',
  sleep: 'Sleep, in hours',
  hours: '{hours}h{minutes}',
  water: 'Water, in litres',
  doses: 'Doses taken',
  blank: 'blank',
  faces: 'Faces of this week',
  mostMood: 'The mood of most days was “{mood}”.',
  severalMoods: 'No mood stood out on these days.',
  meanSleep: 'You slept {hours} on average.',
  noted: 'Here is what you recorded on these days.',
  nothing: 'These seven days are blank, and that is fine.',
} satisfies Translated<typeof weekSheet>;

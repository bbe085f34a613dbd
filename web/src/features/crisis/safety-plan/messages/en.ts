import type { Translated } from '#core/messages/translated.ts';
import type safetyPlan from './pt.ts';

export default {
  heading: 'My safety plan',
  intro: 'Six steps, in your words. You can skip any of them. Doing it with a professional helps.',
  empty: 'The plan is still blank.',
  write: 'Write my plan',
  change: 'Edit my plan',
  numbered: '{number}. {step}',
  warning_signs: 'My warning signs',
  warning_signsHint: 'What I think, feel or do when it begins.',
  own_ways: 'What I can do by myself',
  own_waysHint: 'Breathing, music, water, a quiet place.',
  people_and_places: 'People and places that distract',
  people_and_placesHint: 'With whom or where I feel lighter, without explaining.',
  people_to_ask: 'People I can ask for help',
  people_to_askHint: 'Name and phone.',
  professionals: 'Professionals and help lines',
  professionalsHint: 'Who treats me, and numbers that answer at any hour.',
  safer_place: 'Making my place safer',
  safer_placeHint: 'What I agree with somebody so that my space is safe.',
  save: 'Save plan',
  saved: 'Plan saved',
  savedHere: 'Plan saved on this device',
  failed: 'The plan was not saved',
  print: 'Print plan',
} satisfies Translated<typeof safetyPlan>;

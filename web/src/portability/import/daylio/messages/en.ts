import type { Translated } from '#core/messages/translated.ts';
import type daylio from './pt.ts';

export default {
  title: 'Moods from Daylio',
  text: 'Choose what each mood becomes here. Where the name is known there is a suggestion already, which you can change.',
  moodOf: '“{name}”, {count, plural, one {# entry} other {# entries}}',
  becomes: 'Becomes here',
  choose: 'Choose',
  moodMissing: 'Choose a mood from here, or “Leave out”.',
  leaveOut: 'Leave out',
  undecided:
    '{count, plural, one {# entry still needs a choice, because of one of these moods: {names}.} other {# entries still need a choice, because of these moods: {names}.}}',
  leaveRestOut: 'Leave these out',
  stayOut:
    '{count, plural, one {# entry is left out, because of one of these moods: {names}. You can choose what each becomes.} other {# entries are left out, because of these moods: {names}. You can choose what each becomes.}}',
  activities: 'Bring in the activities',
  activitiesHint: 'They become tags of each entry, unless you choose something else.',
  activitiesLine: 'Activities: {names}',
  eachActivity: 'Choose what each activity becomes ({count})',
  activityOf: '“{name}”, {count, plural, one {# time} other {# times}}',
  tag: 'Tag of the mood',
  notes: 'Text in the mood’s notes',
  record: 'Entry in “{page}”',
  restful: 'Entry in “{page}”: restful sleep',
  unrestful: 'Entry in “{page}”: sleep that was not restful',
  overload: 'Entry in “{page}”: there was overload',
  minutes: 'Duration of each time, in minutes',
  minutesHint: 'The Daylio file does not say how long it lasted. This number goes into every entry of this activity.',
  minutesMissing: 'Write a number from 1 to 1440.',
  origin: 'From Daylio: {name}.',
  originMinutes: 'From Daylio: {name}. The duration was given during the import, the same for all entries.',
  changeChoices: 'Change the choices',
  preview: 'See a preview',
  cancel: 'Cancel',
} satisfies Translated<typeof daylio>;

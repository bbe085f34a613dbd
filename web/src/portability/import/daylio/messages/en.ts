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
  activitiesHint: 'They go into the notes of each entry.',
  activitiesLine: 'Activities: {names}',
  preview: 'See a preview',
  cancel: 'Cancel',
} satisfies Translated<typeof daylio>;

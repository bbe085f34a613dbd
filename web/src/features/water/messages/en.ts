import type { Translated } from '#core/messages/translated.ts';
import type water from './pt.ts';

export default {
  title: 'Water',
  glass: 'I drank a glass',
  glassOf: 'one glass = {amount}',
  soFar: '{amount} on this day',
  goal: 'Your goal: {goal}',
  goalReached: 'You have reached your goal of {goal}.',
  picture: 'Glass: {amount} of a goal of {goal}',
  pictureNone: 'Glass: no entry on this day, goal of {goal}',
  otherAmount: 'Another amount',
  amount_ml: 'Amount',
  notes: 'Notes',
  otherGlasses: 'Your other glasses',
  drink: 'I drank {amount}',
  settings: 'Goal and glass',
  goal_ml: 'Goal for the day',
  goalHint: 'The goal is yours. It can change whenever you like.',
  glass_ml: 'Size of the glass',
  saveSettings: 'Save goal and glass',
  settingsSaved: 'Goal and glass saved',
  settingsSavedHere: 'Goal and glass saved on this device',
  settingsFailed: 'Goal and glass were not saved',
  day: 'Day',
  summary:
    '{days, plural, one {There are entries on # day} other {There are entries on # days}}. The average for those days is {average}.',
} satisfies Translated<typeof water>;

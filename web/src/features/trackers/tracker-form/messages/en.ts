import type { Translated } from '#core/messages/translated.ts';
import type trackerForm from './pt.ts';

export default {
  arrange: 'Arrange trackers',
  done: 'Done',
  add: 'New tracker',
  save: 'Save tracker',
  kindStays: 'The way to answer and the existing options stay as they are.',
  unitHint: 'In your own words, such as “cups”. You can leave it empty.',
  addsUpHint: 'Otherwise the day has the mean. Use that for measurements, such as temperature.',
  usualScale: 'not at all\na little\nmedium\nquite a lot\nvery much',
  wordsInOrder: 'Your words, from least to most',
  ownOptions: 'Your options',
  onePerLine: 'One per line, {min} to {max}.',
  'example-yesNo': 'Was I outdoors?',
  'example-words': 'Pain: none, a little, a lot',
  'example-number': 'Cups of coffee',
  'example-minutes': 'Reading time',
  'example-choice': 'Where I worked: home, office',
  archive: 'Archive',
  archiveHint: 'It leaves this page and the sheet “Record”. The entries stay.',
  archivedOnes: 'Archived',
  full: 'There is room for {most} trackers, including archived ones. To create another, remove one of them.',
  fullFree: 'Without Premium there is room for {free} trackers, including archived ones. With it, there is room for {most}.',
  removes:
    '{count, plural, =0 {It has no entries yet.} one {Its entry will be removed too. This cannot be undone.} other {Its # entries will be removed too. This cannot be undone.}}',
  removesAll: 'All of its entries will be removed too. This cannot be undone.',
  'problem-tooFew': 'Write at least {min}, one per line.',
  'problem-tooMany': 'Write at most {max}, one per line.',
  'problem-twice': 'One of them appears twice.',
  'problem-tooLong': 'Each can have up to {longest} characters.',
  'problem-removed': 'The existing options have to stay. You can add others.',
} satisfies Translated<typeof trackerForm>;

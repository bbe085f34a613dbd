import type { Translated } from '#core/messages/translated.ts';
import type settings from './pt.ts';

export default {
  title: 'Page settings',
  intro: 'Make the menu yours: theme, colours, pages and order.',
  lockedTitle: 'This page is part of Premium',
  lockedText:
    'With Premium you choose the colour of each icon. Theme, order and visible pages are for everyone, in Settings.',
  lockedOpen: 'See what Premium offers',
  colours: 'Icon colours',
  menuLine: 'What appears, in which order, and your shortcuts.',
  coloursLine:
    '{count, plural, =0 {All in the theme’s colour.} one {# icon in its own colour.} other {# icons in their own colours.}}',
  coloursText: 'Choose a page to change the colour of its icon. The name stays beside it.',
  colour: 'Icon colour',
  themeColour: 'Theme colour',
  pink: 'Pink',
  green: 'Green',
  lightBlue: 'Light blue',
  darkBlue: 'Dark blue',
  white: 'White',
  gray: 'Gray',
  purple: 'Purple',
  yellow: 'Yellow',
  orange: 'Orange',
  chosen: '{page}: {colour}',
  reset: 'Restore the theme colours',
  resetKept: 'The icons have the theme colours again',
  undone: 'Your colours are back',
  close: 'Close',
} satisfies Translated<typeof settings>;

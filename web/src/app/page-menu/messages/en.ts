import type { Translated } from '#core/messages/translated.ts';
import type pageMenu from './pt.ts';

export default {
  title: 'Menu pages',
  text: 'Tick what you want to see and change the order. Hidden pages lose nothing.',
  up: 'Move up',
  down: 'Move down',
  moved: '{name}: position {place} of {count}',
  orderKept: 'Page order saved on this device',
  shown: '{name} is in the menu',
  hidden: '{name} left the menu. What you wrote is still kept.',
  reset: 'Restore the original menu',
  resetKept: 'The menu is back to its original order',
  notKept: 'Your choice was not kept',
  notKeptText: 'This browser has no room to keep the choice.',
} satisfies Translated<typeof pageMenu>;

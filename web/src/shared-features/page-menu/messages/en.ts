import type { Translated } from '#core/messages/translated.ts';
import type pageMenu from './pt.ts';

export default {
  title: 'Menu pages',
  text: 'Tick what you want to see. To change the order, drag the handle or use the buttons. What is on hidden pages is still kept.',
  orderKept: 'Page order saved on this device. With a connection, in your account too.',
  shown: '{name} is in the menu',
  hidden: '{name} left the menu',
  reset: 'Restore the original menu',
  resetKept: 'The menu is back to its original order',
} satisfies Translated<typeof pageMenu>;

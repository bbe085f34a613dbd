import type { Translated } from '#core/messages/translated.ts';
import type pageMenu from './pt.ts';

export default {
  title: 'Menu pages',
  shortcuts: 'My shortcuts',
  shortcutsLegend: 'Pages at the top of the menu',
  shortcutsHint: 'Up to five. In simple mode the menu shows only these.',
  shortcutsKept: 'Shortcuts saved on this device. With a connection, in your account too.',
  shortcutsFull: 'You already have five shortcuts. To choose another, untick one of them.',
  text: 'Tick what you want to see. To change the order, drag the handle or use the buttons. What is on hidden pages is still kept.',
  orderKept: 'Page order saved on this device. With a connection, in your account too.',
  shown: '{name} is in the menu',
  hidden: '{name} left the menu',
  reset: 'Restore the original menu',
  resetKept: 'The menu is back to its original order',
} satisfies Translated<typeof pageMenu>;

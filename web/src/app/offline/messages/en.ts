import type { Translated } from '#core/messages/translated.ts';
import type offline from './pt.ts';

export default {
  newerTitle: 'There is a new version of COGN',
  newerText: 'It waits until you want it. What you wrote is still kept.',
  update: 'Update now',
  deviceTitle: 'COGN on this device',
  kept: 'On this device, COGN also opens without a connection.',
  notKept: 'For now, COGN opens on this device only with a connection.',
  installText: 'If you like, it can have an icon of its own, like other apps.',
  install: 'Install on this device',
  lasting: {
    open: 'The browser may delete what still waits to be sent, if it runs out of space.',
    lasts: 'The browser will keep here what still waits to be sent.',
    refused: 'The browser may still delete what waits to be sent.',
  },
  askToKeep: 'Ask the browser to keep it',
  failure: {
    offline: 'You have no connection, and this page is not on this device yet. It opens when the connection is back.',
    older: 'COGN got a new version while this window was open. Try again to open the new version.',
  },
} satisfies Translated<typeof offline>;

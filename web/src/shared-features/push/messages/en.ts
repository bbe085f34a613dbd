import type { Translated } from '#core/messages/translated.ts';
import type push from './pt.ts';

export default {
  title: 'With the app closed',
  label: 'Notify me even with the app closed',
  why: 'This holds on this device only. When you turn it on, the browser asks whether COGN may show notifications.',
  passes:
    'Each alarm passes, encrypted, through the service of your browser’s maker. It sees that something came and when, not what it says.',
  lockScreen:
    'On a locked screen, whoever sees the device can read the medicine, the reminder or the appointment. With the discreet alarm, only the time shows.',
  turning: 'One moment…',
  states: {
    on: 'On. Alarms reach this device even with the app closed.',
    off: 'Off. On this device, alarms ring only while the app is open.',
    denied: 'Notifications from COGN are blocked in this browser. Alarms ring only while the app is open.',
    impossible: 'This browser can’t receive alarms with the app closed. They ring only while it is open.',
    noWorker: 'This server doesn’t keep the app on devices, which this needs. Alarms ring only while the app is open.',
  },
  how: {
    denied: 'If you like, allow notifications for this site in the browser’s settings. Then come back and turn it on.',
    impossible: 'On an iPhone or iPad, add COGN to the Home Screen and open it from there. Then it can be turned on.',
  },
  failures: {
    dismissed: 'The browser was given no permission. Nothing has changed.',
    unreachable: 'The server did not answer. Nothing has changed. Try again when there is a connection.',
    noServer: 'This server sends this browser no alarms with the app closed. Nothing has changed.',
    notKept: 'The app isn’t kept on this device yet. Nothing has changed. Try again in a little while.',
    failed: 'The browser could not turn it on now. Nothing has changed, and you can try again.',
  },
  file: 'If you like, take the times to your device’s calendar. It rings even with COGN closed.',
} satisfies Translated<typeof push>;

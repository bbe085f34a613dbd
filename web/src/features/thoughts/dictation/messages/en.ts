import type { Translated } from '#core/messages/translated.ts';
import type dictation from './pt.ts';

export default {
  dictate: 'Dictate',
  stop: 'Stop listening',
  listening: 'Listening to you',
  interim: 'Still listening: {words}',
  noticeTitle: 'Before you dictate',
  notice: 'Some browsers send the sound of your voice to the company that makes them. COGN receives only the text.',
  noticeOften: 'We ask once on this device. You can withdraw permission at any time.',
  agree: 'Allow and dictate',
  notNow: 'Not now',
  withdraw: 'Withdraw dictation permission',
  failed: 'Speech recognition error.',
  safe: 'What you wrote is still here.',
  permission: 'The browser may not use the microphone. Allow it in the site settings, or type.',
  microphone: 'No microphone was found. Connect one, or type.',
  network: 'In this browser, dictation needs the internet. Try when connected, or type.',
  language: 'This browser has no dictation in this language. You can type.',
  silence: 'No speech was heard. Try closer to the microphone, or type.',
  other: 'Dictation stopped. Try again, or type.',
} satisfies Translated<typeof dictation>;

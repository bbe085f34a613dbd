import type { Translated } from '#core/messages/translated.ts';
import type passport from './pt.ts';

export default {
  communicationHint: 'For example: “Sometimes I do not speak. Writing is easier.”',
  overloadHint: 'For example: bright light, many voices, touch without warning.',
  helpsHint: 'For example: a quiet place, one question at a time.',
  save: 'Save passport',
  saved: 'Passport saved',
  savedHere: 'Passport saved on this device',
  failed: 'The passport was not saved',
  purpose: 'One page for whoever helps you: how you communicate, what overloads you and what helps.',
  show: 'View and print',
  back: 'Back to profile',
  print: 'Print page',
  language: 'Language of the page',
  languageHint: 'The headings change. What you wrote stays as it is.',
  parts: 'What is shown from your profile',
  partsHint: 'Only what you tick is shown. Contacts are other people’s data.',
  nothingYet: 'The page is still empty. You can write one of the three texts or tick a part of the profile.',
  onePage: 'Fits on one page, A4 or Letter.',
  twoPages:
    'This is too much text for one page. Nothing is cut: printing takes more than one. You can shorten it or untick a part.',
  qr: 'Put a QR code with this text on the page',
  qrHint: 'Any phone’s camera reads the text, without internet. It is for whoever helps you.',
  qrTooLong: 'The text is {percent} longer than a QR code holds. Nothing was cut. You can untick a part or shorten a text.',
  share: 'Share by a link',
  cannotPrint: 'This browser cannot print. You can show this screen or open COGN on another device.',
} satisfies Translated<typeof passport>;

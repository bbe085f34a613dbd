import type { Translated } from '#core/messages/translated.ts';
import type phone from './pt.ts';

export default {
  label: '電話番号',
  hint: '+と国番号から入力してください。日本は+81で、最初の0は省きます。',
  invalid: '番号を確かめてください。日本なら+81のように、+と国番号で始まります。',
  missing: '確認コードの送り先がありません。電話番号を入力してください。',
  taken: 'この番号は別のアカウントのものです。',
  send: 'SMSでコードを送る',
  sent: 'コードを送りました',
  sentTo: 'コードを{phone}に送ります。',
  sendFailed: 'コードを送れませんでした',
  notSent: 'SMSを送れませんでした。電話番号を確かめるか、1分後にお試しください。',
  codeRefused: 'コードが違うか、期限が切れています。数字を確かめるか、もう一度送ってください。',
  confirm: 'コードを確認する',
  again: 'コードをもう一度送る',
  againAt: '{time}からもう一度送れます。',
  limit: '次の送信まで{seconds}秒お待ちください。',
  other: '別の電話番号を使う',
  done: '電話番号を確認しました',
  failed: '電話番号を確認できませんでした',
} satisfies Translated<typeof phone>;

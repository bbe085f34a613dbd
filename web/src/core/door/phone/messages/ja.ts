import type { Translated } from '#core/messages/translated.ts';
import type phone from './pt.ts';

export default {
  label: '電話番号',
  hint: '+ と国番号から書いてください。',
  invalid: '番号を確かめてください。+ と国番号で始まります。',
  missing: '確認番号の送り先がありません。電話番号を書いてください。',
  taken: 'この番号は別のアカウントのものです。',
  send: 'SMSで番号を送る',
  sent: '番号を送りました',
  sentTo: '番号を {phone} に送ります。',
  sendFailed: '番号を送れませんでした',
  notSent: 'SMSを送れませんでした。電話番号を確かめるか、1分後にお試しください。',
  codeRefused: '番号が違うか、期限が切れています。数字を確かめるか、もう一度送ってください。',
  confirm: '番号を確認する',
  again: '番号をもう一度送る',
  againAt: '{time} からもう一度送れます。',
  limit: '次の送信まで60秒お待ちください。',
  other: '別の電話番号を使う',
  done: '電話番号を確認しました',
  failed: '電話番号を確認できませんでした',
} satisfies Translated<typeof phone>;

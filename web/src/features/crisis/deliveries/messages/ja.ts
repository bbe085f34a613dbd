import type { Translated } from '#core/messages/translated.ts';
import type deliveries from './pt.ts';

export default {
  'state-queued': '送信待ちです。まだ送っていません。',
  'state-sent-sms': '通信会社に送りました。届いたかはまだ分かりません。',
  'state-sent-email': 'メールサーバーが受け付けました。その先は分かりません。',
  'state-delivered': '届きました。',
  'state-failed': '届きませんでした。再送はしません。',
  'state-not_configured': 'このサーバーではこの方法で送れません。何も送っていません。',
  'state-not_known': '送られたかどうか分かりません。',
  'reason-number_not_valid': '国番号付きの電話番号ではないようです。',
  'reason-address_not_valid': 'メールアドレスが正しくないようです。',
  'reason-consent_withdrawn': '送信前に許可が取り消されました。',
  'reason-too_late': '依頼から時間がたっていたため、メッセージは送信していません。',
  'reason-too_many_new': '短い間に新しい連絡先が多くなりました。この方には送っていません。',
  'reason-too_many_of_new_accounts': 'このサーバーが新しいアカウントのために送れる分は、今日はもう送りました。',
  'reason-number_not_served': 'このサーバーはその国にSMSを送りません。',
  triedWithoutSuccess: '一度送れませんでした。もう一度試します。',
  triedAgain: 'もう一度だけ試します。',
  notTriedAgain: '再送はしません。',
  mayComeTwice: '同じメッセージが二度届くことがあります。',
  toContact: '{name}さん（{way}）：',
  noWays:
    'このサーバーは、あなたの代わりにだれかへ知らせることはありません。ボタンは記録を残し、電話、SMS、文章のコピーのしかたを表示します。',
  consentNoWays: '連絡の記録には許可が必要です。送信できるサーバーでは、緊急連絡先にメッセージが届くためです。',
  confirmNoWays: 'このサーバーはメッセージを送りません。記録を残し、次の方への連絡方法を表示します：{names}',
  noWayTo: '{name}：このサーバーからは送れません。',
  copyMessage: 'メッセージをコピー',
  messageCopied: 'メッセージをコピーしました',
  messageNotCopied: 'コピーできませんでした。文章を選択できます。',
  sms: 'SMS',
  email: 'メール',
} satisfies Translated<typeof deliveries>;

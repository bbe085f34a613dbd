import type { Translated } from '#core/messages/translated.ts';
import type consents from './pt.ts';

export default {
  given: '同意を保存しました',
  withdrawn: '同意を取り消しました',
  failed: '選択を保存できませんでした',
  policy: 'プライバシーポリシーを読む',
  policyAgreed: '{date}にポリシーに同意しました。',
  policyOlder: '{date}にポリシーに同意しました。その後、補足が加わりました。いつでも読めます。',
  grantedSince: '{date}から同意しています。',
  withdrawnSince: '{date}に同意を取り消しました。',
  unasked: '今は同意していません。',
  withdraw: '同意を取り消す',
  give: '同意する',
  about: '{verb}：{name}',
  health: {
    name: '健康の情報',
    text: '気分、睡眠、体重など、心と体の記録を保存します。',
    after: '同意がなければ、新しい記録は保存されません。読むこと、コピーすること、消すことはできます。',
  },
  spirituality: {
    name: '心のよりどころ',
    text: '「心のよりどころ」のページに書いた習慣や信仰を保存します。',
    after: '同意がなければ、新しい記録は保存されません。これまでの記録はあなたのものです。',
  },
  crisis_messages: {
    name: '緊急メッセージ',
    text: '緊急ボタンを使ったときだけ、あなたが選んだ連絡先に知らせます。',
    after: '同意がなければ、連絡先には知らせません。',
  },
} satisfies Translated<typeof consents>;

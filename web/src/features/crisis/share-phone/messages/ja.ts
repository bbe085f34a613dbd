import type { Translated } from '#core/messages/translated.ts';
import type sharePhone from './pt.ts';

export default {
  hint: '番号：{phone}。受け取った人があなたに電話できます。チェックを外すと、まだ送られていないメッセージにも入りません。',
  noPhone: 'メッセージに電話番号を入れられますが、プロフィールにまだ完全な番号がありません。',
  addPhone: 'プロフィールに電話番号を書く',
  saved: '選択を保存しました',
  here: '選択をこの端末に保存しました',
  failed: '選択を保存できませんでした',
  'unnamed-ask': 'あなたを信頼している人が今つらい状況で、あなたの助けを求めています。',
  'unnamed-wrote': 'あなたを信頼している人が今あなたの助けを求めています。本人の言葉です。',
  'unnamed-phone': 'この人の電話番号：{phone}',
  'unnamed-reply':
    'COGNからの送信です。返信は届きません。この人はまだ名前を書いていません。心当たりがあれば、直接ご連絡ください。',
  unnamed: 'まだ名前が書かれていません。名前がないと、受け取った人は誰からの連絡か分からないことがあります。',
  writeName: 'プロフィールに名前を書く',
} satisfies Translated<typeof sharePhone>;

import type { Translated } from '#core/messages/translated.ts';
import type passport from './pt.ts';

export default {
  communicationHint: '例：「話せないときがあります。書くほうが楽です。」',
  overloadHint: '例：強い光、たくさんの声、急に触られること。',
  helpsHint: '例：静かな場所、質問は一度に一つ。',
  save: 'パスポートを保存する',
  saved: 'パスポートを保存しました',
  savedHere: 'パスポートをこの端末に保存しました',
  failed: 'パスポートを保存できませんでした',
  purpose: '助けてくれる人に渡す1ページです。話し方、負担になること、助けになることを書けます。',
  show: '見る・印刷する',
  back: 'プロフィールに戻る',
  print: 'ページを印刷する',
  language: 'ページの言語',
  languageHint: '見出しが変わります。書いた文章はそのままです。',
  parts: 'プロフィールから載せるもの',
  partsHint: '選んだものだけが載ります。連絡先は、ほかの人の情報です。',
  nothingYet: 'ページはまだ空です。三つの文章のどれかを書くか、プロフィールの項目を選べます。',
  onePage: 'A4またはレターの1ページに収まります。',
  twoPages:
    '1ページに収まらない長さです。切れることはなく、印刷は2ページ以上になります。短くするか、項目を外すこともできます。',
  qr: 'この文章のQRコードをページに載せる',
  qrHint: 'どのスマートフォンのカメラでも、インターネットなしで読めます。手助けしてくれる人のためです。',
  qrTooLong: 'QRコードに入る長さを{percent}超えています。切れた部分はありません。項目を外すか、文章を短くできます。',
  share: 'リンクで共有する',
  cannotPrint: 'このブラウザーでは印刷できません。この画面を見せるか、別の端末でCOGNを開けます。',
} satisfies Translated<typeof passport>;

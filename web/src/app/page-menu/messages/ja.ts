import type { Translated } from '#core/messages/translated.ts';
import type pageMenu from './pt.ts';

export default {
  title: 'メニューのページ',
  text: '表示したいページを選び、順番を変えられます。隠したページの記録は消えません。',
  up: '上へ移動',
  down: '下へ移動',
  moved: '{name}：{count}件中{place}番目',
  orderKept: 'ページの順番をこの端末に保存しました',
  shown: '{name}をメニューに表示します',
  hidden: '{name}をメニューから外しました。書いた内容は残っています。',
  reset: '最初のメニューに戻す',
  resetKept: 'メニューを最初の順番に戻しました',
  notKept: '選択を保存できませんでした',
  notKeptText: 'このブラウザーには保存する空きがありません。',
} satisfies Translated<typeof pageMenu>;

import type { Translated } from '#core/messages/translated.ts';
import type pageMenu from './pt.ts';

export default {
  title: 'メニューのページ',
  shortcuts: 'ショートカット',
  shortcutsLegend: 'メニューの先頭に置くページ',
  shortcutsHint: '5つまで選べます。シンプルモードでは、ここで選んだページだけを表示します。',
  shortcutsKept: 'ショートカットをこの端末に保存しました。接続があれば、アカウントにも保存されます。',
  shortcutsFull: 'ショートカットは5つまでです。別のページを選ぶには、どれかを外してください。',
  text: '表示したいページを選べます。順番は、つまみをドラッグするか、ボタンで変えられます。隠したページの記録は消えません。',
  orderKept: 'ページの順番をこの端末に保存しました。接続があれば、アカウントにも保存されます。',
  shown: '{name}をメニューに表示します',
  hidden: '{name}をメニューから外しました',
  reset: '最初のメニューに戻す',
  resetKept: 'メニューを最初の順番に戻しました',
} satisfies Translated<typeof pageMenu>;

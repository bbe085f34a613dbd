import type { Translated } from '#core/messages/translated.ts';
import type saving from './pt.ts';

export default {
  title: '保存されていない記録',
  text: 'この端末には残っています。それぞれをどうするか選べます。',
  none: '該当する記録はありません。',
  reason: '理由：{reason}',
  from: '{time}の記録',
  retry: 'もう一度試す',
  copy: '内容をコピー',
  copied: 'コピーしました',
  copyFailed: 'コピーできませんでした。文字を選択してコピーできます。',
  discard: '破棄する',
  discardTitle: 'この記録を破棄しますか？',
  discardText: 'この端末から消え、元に戻せません。',
  mine: '自分の内容',
  theirs: 'もう一方の内容',
  keepMine: '自分の内容を残す',
  keepTheirs: 'もう一方を残す',
  decideLater: 'あとで決める',
  discardMineTitle: 'もう一方の内容を残しますか？',
  discardMineText: '自分の内容はこの端末から消え、元に戻せません。先に文章をコピーできます。',
  discardConfirm: '記録を破棄する',
  keep: '記録を残す',
  photos: '写真',
  photoTexts: '写真の説明',
} satisfies Translated<typeof saving>;

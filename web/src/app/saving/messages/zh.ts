import type { Translated } from '#core/messages/translated.ts';
import type saving from './pt.ts';

export default {
  title: '未能保存的记录',
  text: '它们仍在此设备上。每一条怎么处理由你决定。',
  none: '没有这样的记录。',
  reason: '原因：{reason}',
  from: '写于 {time}',
  retry: '再试一次',
  copy: '复制文字',
  copied: '文字已复制',
  copyFailed: '未能复制。你可以选中文字后复制。',
  discard: '放弃',
  discardTitle: '放弃这条记录？',
  discardText: '它会从此设备上删除，无法恢复。',
  mine: '你的版本',
  theirs: '另一个版本',
  keepMine: '保留我的',
  keepTheirs: '保留另一个',
  decideLater: '稍后决定',
  discardMineTitle: '保留另一个版本？',
  discardMineText: '你的版本将从此设备删除，无法恢复。你可以先复制其中的文字。',
  discardConfirm: '放弃记录',
  keep: '保留记录',
  photos: '照片',
  photoTexts: '照片说明',
} satisfies Translated<typeof saving>;

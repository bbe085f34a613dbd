import type { Translated } from '#core/messages/translated.ts';
import type thoughtPins from './pt.ts';

export default {
  title: '置顶',
  pin: '置顶',
  unpin: '取消置顶',
  pinned: '已置顶',
  pinnedHere: '已在此设备上置顶',
  unpinned: '已取消置顶',
  unpinnedHere: '已在此设备上取消置顶',
  full: '已有 {most} 条置顶的想法。取消其中一条，就能置顶这条。',
  openDay: '打开{date}',
} satisfies Translated<typeof thoughtPins>;

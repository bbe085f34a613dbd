import type { Translated } from '#core/messages/translated.ts';
import type quick from './pt.ts';

export default {
  title: '现在记录',
  text: '在这里记录的内容会记到今天。',
  others: '记录其他内容',
  keys: '使用键盘时，在任何页面按 F2 都能打开这个窗口，按 1 到 9 可以选择。按 F1 打开“立即求助”。',
  close: '关闭',
  none: '菜单里没有可以快速记录的页面。你可以在设置里显示其他页面。',
} satisfies Translated<typeof quick>;

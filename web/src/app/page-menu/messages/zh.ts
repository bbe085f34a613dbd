import type { Translated } from '#core/messages/translated.ts';
import type pageMenu from './pt.ts';

export default {
  title: '菜单页面',
  text: '勾选想看的页面，也可以调整顺序。隐藏的页面不会丢失内容。',
  up: '上移',
  down: '下移',
  moved: '{name}：第 {place} 位，共 {count} 位',
  orderKept: '页面顺序已保存在此设备',
  shown: '菜单中已显示{name}',
  hidden: '菜单中已隐藏{name}。你写的内容仍然保留。',
  reset: '恢复原来的菜单',
  resetKept: '菜单已恢复原来的顺序',
  notKept: '选择没有保存',
  notKeptText: '此浏览器没有空间保存这个选择。',
} satisfies Translated<typeof pageMenu>;

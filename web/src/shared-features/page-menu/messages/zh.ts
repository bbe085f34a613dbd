import type { Translated } from '#core/messages/translated.ts';
import type pageMenu from './pt.ts';

export default {
  title: '菜单页面',
  shortcuts: '我的快捷页面',
  shortcutsLegend: '放在菜单最上方的页面',
  shortcutsHint: '最多五个。简单模式下，菜单只显示这些页面。',
  shortcutsKept: '快捷页面已保存在此设备上。有网络时，也会保存到你的账号。',
  shortcutsFull: '已经有五个快捷页面了。要换一个，请先取消其中一个。',
  text: '勾选想看的页面。拖动手柄或使用按钮可以调整顺序。隐藏页面里的内容会保留。',
  orderKept: '页面顺序已保存在此设备上。有网络时，也会保存到你的账号。',
  shown: '菜单中已显示{name}',
  hidden: '菜单中已隐藏{name}',
  reset: '恢复原来的菜单',
  resetKept: '菜单已恢复原来的顺序',
} satisfies Translated<typeof pageMenu>;

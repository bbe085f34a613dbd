import type { Translated } from '#core/messages/translated.ts';
import type settings from './pt.ts';

export default {
  title: '页面设置',
  intro: '按自己的喜好安排菜单：主题、颜色、页面和顺序。',
  lockedTitle: '此页面属于高级版',
  lockedText: '高级版可以为每个图标选择颜色。主题、顺序和显示的页面，所有人都可以在“设置”里更改。',
  lockedOpen: '了解高级版',
  colours: '图标颜色',
  coloursText: '选择一个页面，更改图标的颜色。名称始终在旁边。',
  colour: '图标颜色',
  themeColour: '主题颜色',
  pink: '粉色',
  green: '绿色',
  lightBlue: '浅蓝',
  darkBlue: '深蓝',
  white: '白色',
  gray: '灰色',
  purple: '紫色',
  yellow: '黄色',
  orange: '橙色',
  chosen: '{page}：{colour}',
  reset: '恢复主题颜色',
  resetKept: '图标已恢复主题颜色',
  undone: '你选的颜色已恢复',
  close: '关闭',
} satisfies Translated<typeof settings>;

import type { Translated } from '#core/messages/translated.ts';
import type quick from './pt.ts';

export default {
  title: '现在记录',
  text: '在这里点一下，就会马上记到今天。',
  close: '关闭',
  none: '菜单里没有可以快速记录的页面。你可以在设置里显示其他页面。',
} satisfies Translated<typeof quick>;

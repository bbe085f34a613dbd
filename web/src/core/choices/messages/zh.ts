import type { Translated } from '#core/messages/translated.ts';
import type choices from './pt.ts';

export default {
  theme: '主题',
  themes: { light: '浅色', dark: '深色', pastel: '柔和', sereneBlue: '宁静蓝' },
  chosen: '{what}：{choice}',
  notKept: '选择没有保存',
  notKeptText: '在关闭此页面之前仍然有效。此浏览器没有空间保存它。',
} satisfies Translated<typeof choices>;

import type { Translated } from '#core/messages/translated.ts';
import type choices from './pt.ts';

export default {
  theme: 'テーマ',
  themes: { light: 'ライト', dark: 'ダーク', pastel: 'パステル', sereneBlue: 'おだやかな青' },
  chosen: '{what}：{choice}',
  notKept: '選択を保存できませんでした',
  notKeptText: 'このページを閉じるまでは有効です。このブラウザーには保存する空きがありません。',
} satisfies Translated<typeof choices>;

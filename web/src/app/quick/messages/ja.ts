import type { Translated } from '#core/messages/translated.ts';
import type quick from './pt.ts';

export default {
  title: 'ここで記録',
  text: 'ここで押したことは、その場で今日の記録になります。',
  close: '閉じる',
  none: 'メニューのページに、すぐ記録できるものがありません。設定で他のページを表示できます。',
} satisfies Translated<typeof quick>;

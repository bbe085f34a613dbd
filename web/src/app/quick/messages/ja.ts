import type { Translated } from '#core/messages/translated.ts';
import type quick from './pt.ts';

export default {
  title: 'ここで記録',
  text: 'ここで記録したことは、今日の記録になります。',
  others: 'ほかのことを記録する',
  keys: 'キーボードでは、どのページでもF2でこの画面が開き、1から9のキーで選べます。F1ではヘルプが開きます。',
  close: '閉じる',
  none: 'メニューのページに、すぐ記録できるものがありません。設定で他のページを表示できます。',
} satisfies Translated<typeof quick>;

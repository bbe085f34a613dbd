import type { Translated } from '#core/messages/translated.ts';
import type renewal from './pt.ts';

export default {
  text: 'プレミアムは{date}まで使えます。',
  renew: 'プレミアムを更新する',
  close: 'この表示を閉じる',
} satisfies Translated<typeof renewal>;

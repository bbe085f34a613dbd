import type { Translated } from '#core/messages/translated.ts';
import type planHistory from './pt.ts';

export default {
  changes: '薬の変更',
  changesText: 'いつ、どのような予定だったか。記録は、その日の予定で数えます。',
  listed: 'リストに追加：{after}',
  started: '開始：{after}',
  changed: '変更：{before}から{after}へ',
  pausedOn: '休止',
  resumed: '再開：{after}',
  stopped: '終了',
} satisfies Translated<typeof planHistory>;

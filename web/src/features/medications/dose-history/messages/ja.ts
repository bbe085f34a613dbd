import type { Translated } from '#core/messages/translated.ts';
import type doseHistory from './pt.ts';

export default {
  medicine: '薬',
  summary: '{name}：{counts}。',
  taken: '{count, plural, other {服用#回}}',
  skipped: '{count, plural, other {飲まなかった#回}}',
  later: '{count, plural, other {あとで#回}}',
  none: '{count, plural, other {記録なし#回}}',
  nothing: '{name}：この期間に数えるものはありません。',
  day: '日付',
  doses: '服薬',
  inTable: '{time} {words}',
} satisfies Translated<typeof doseHistory>;

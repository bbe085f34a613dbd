import type { Translated } from '#core/messages/translated.ts';
import type doses from './pt.ts';

export default {
  named: '{name} {time}',
  noted: '{dose}：{state}',
  taken: '服用済み',
  takenAt: '{time}に服用',
  skipped: '今回は飲まない',
  later: 'あとで',
  none: '記録なし',
  toCome: 'これから',
  ago: '{words}（{ago}）',
  take: '飲みました',
  skip: '今回は飲まない',
  postpone: 'あとにする',
  asNeeded: '必要なとき',
} satisfies Translated<typeof doses>;

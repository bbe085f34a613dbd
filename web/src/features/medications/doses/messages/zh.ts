import type { Translated } from '#core/messages/translated.ts';
import type doses from './pt.ts';

export default {
  named: '{name}，{time}',
  noted: '{dose}：{state}',
  taken: '已服用',
  takenAt: '{time} 已服用',
  skipped: '这次不服',
  later: '稍后',
  none: '没有记录',
  toCome: '还没到时间',
  ago: '{words}（{ago}）',
  take: '我服了',
  skip: '跳过这次',
  postpone: '留到稍后',
  asNeeded: '需要时',
} satisfies Translated<typeof doses>;

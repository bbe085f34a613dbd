import type { Translated } from '#core/messages/translated.ts';
import type planHistory from './pt.ts';

export default {
  changes: '用药的变化',
  changesText: '每段时间的用药方案。历史记录按当天的方案计算。',
  listed: '加入清单：{after}',
  started: '开始：{after}',
  changed: '变化：从 {before} 改为 {after}',
  pausedOn: '暂停',
  resumed: '恢复：{after}',
  stopped: '结束',
} satisfies Translated<typeof planHistory>;

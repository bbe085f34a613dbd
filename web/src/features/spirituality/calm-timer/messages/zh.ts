import type { Translated } from '#core/messages/translated.ts';
import type calmTimer from './pt.ts';

export default {
  length: '多久',
  minutes: '{minutes, plural, other {# 分钟}}',
  begin: '开始静心',
  close: '关闭静心时间',
  'phase-0': '静心开始了',
  'phase-1': '已过四分之一',
  'phase-2': '已过一半',
  'phase-3': '快到时间了',
  until: '到 {time} 为止',
  paused: '已暂停',
  pausedText: '想继续时再继续。',
  pause: '暂停静心',
  resume: '继续静心',
  end: '现在结束',
  overToast: '静心时间结束了',
  over: '{minutes, plural, other {静心 # 分钟。如果愿意，可以记在这里。}}',
  record: '记下这段时间',
} satisfies Translated<typeof calmTimer>;

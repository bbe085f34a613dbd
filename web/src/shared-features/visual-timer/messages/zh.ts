import type { Translated } from '#core/messages/translated.ts';
import type visualTimer from './pt.ts';

export default {
  length: '多久',
  minutes: '{minutes, plural, other {# 分钟}}',
  choose: '设定时间',
  other: '设定其他时间',
  start: '{minutes, plural, other {开始 # 分钟}}',
  begin: '开始计时',
  left: '{minutes, plural, other {还剩大约 # 分钟}}',
  'phase-0': '计时开始了',
  'phase-1': '已过四分之一',
  'phase-2': '已过一半',
  'phase-3': '快到时间了',
  until: '到 {time} 为止',
  paused: '已暂停',
  pausedText: '想继续时再继续。',
  pause: '暂停计时',
  resume: '继续计时',
  end: '现在结束',
  sound: '结束时播放轻柔的声音',
  over: '时间到了：{about}',
  close: '关闭计时',
} satisfies Translated<typeof visualTimer>;

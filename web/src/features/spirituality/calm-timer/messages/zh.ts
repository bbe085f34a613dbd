import type { Translated } from '#core/messages/translated.ts';
import type calmTimer from './pt.ts';

export default {
  begin: '开始静心',
  close: '关闭静心时间',
  over: '{minutes, plural, other {静心 # 分钟。如果愿意，可以记在这里。}}',
  record: '记下这段时间',
} satisfies Translated<typeof calmTimer>;

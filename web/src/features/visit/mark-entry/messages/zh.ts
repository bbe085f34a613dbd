import type { Translated } from '#core/messages/translated.ts';
import type markEntry from './pt.ts';

export default {
  mark: '带去就诊',
  unmark: '不带去就诊',
  marked: '已标记，下次就诊时带上',
  unmarked: '已从就诊清单中移出',
} satisfies Translated<typeof markEntry>;

import type { Translated } from '#core/messages/translated.ts';
import type nowNext from './pt.ts';

export default {
  now: '现在',
  next: '接下来',
  done: '完成了',
  leave: '留到以后',
  undo: '撤销：{name}',
  nothing: '现在没有要做的',
  nothingText: '这段时间属于你。',
  later: '可以留到以后',
  laterText: '这些步骤还在日常安排里。',
  again: '再看一遍步骤',
} satisfies Translated<typeof nowNext>;

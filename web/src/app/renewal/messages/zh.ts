import type { Translated } from '#core/messages/translated.ts';
import type renewal from './pt.ts';

export default {
  text: '你的高级版有效期至 {date}。',
  renew: '续订高级版',
  close: '关闭这条提示',
} satisfies Translated<typeof renewal>;

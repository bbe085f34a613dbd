import type { Translated } from '#core/messages/translated.ts';
import type verse from './pt.ts';

export default {
  title: '今日短句',
  titleOf: '{date}的短句',
  paraphrase: '我们对{reference}的意译',
  noneInLanguage: '这一组没有你所用语言的短句。',
  areOff: '短句已关闭。',
  like: '喜欢',
  exchange: '换一句',
  choose: '选择短句',
  more: '更多',
  choiceTitle: '每日短句',
  close: '关闭',
  likedKept: '已加入你喜欢的短句',
  likedKeptHere: '已保存在此设备上你喜欢的短句里',
  unliked: '短句已移出你的列表',
  unlikedHere: '短句已从此设备的列表移出',
  swapped: '换了另一句',
} satisfies Translated<typeof verse>;

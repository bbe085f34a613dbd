import type { Translated } from '#core/messages/translated.ts';
import type shoppingList from './pt.ts';

export default {
  heading: '购物清单',
  onlyHere: '此清单只保存在此设备上。',
  none: '清单里没有菜谱',
  noneText: '打开一个菜谱，然后点“加入购物清单”。',
  noIngredients: '清单里的菜谱还没有食材。',
  copy: '复制清单',
  copied: '清单已复制',
  copyFailed: '清单未能复制',
  share: '发送清单',
  shareFailed: '清单未能发送',
  recipes: '清单里的菜谱',
  takeOffNamed: '移出购物清单：{title}',
  empty: '清空清单',
  emptied: '清单已清空',
} satisfies Translated<typeof shoppingList>;

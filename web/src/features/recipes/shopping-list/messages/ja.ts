import type { Translated } from '#core/messages/translated.ts';
import type shoppingList from './pt.ts';

export default {
  heading: '買い物リスト',
  onlyHere: 'このリストはこの端末だけに保存されます。',
  none: 'リストにレシピはありません',
  noneText: 'レシピを開いて「買い物リストに入れる」を押してください。',
  noIngredients: 'リストのレシピにはまだ材料がありません。',
  copy: 'リストをコピー',
  copied: 'リストをコピーしました',
  copyFailed: 'リストをコピーできませんでした',
  share: 'リストを送る',
  shareFailed: 'リストを送れませんでした',
  recipes: 'リストのレシピ',
  takeOffNamed: '買い物リストから外す：{title}',
  empty: 'リストを空にする',
  emptied: 'リストは空になりました',
} satisfies Translated<typeof shoppingList>;

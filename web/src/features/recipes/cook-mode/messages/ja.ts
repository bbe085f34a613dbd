import type { Translated } from '#core/messages/translated.ts';
import type cookMode from './pt.ts';

export default {
  leave: '手順の表示を閉じる',
  awake: '料理中は画面がついたままです。',
  unavailable: 'このブラウザーでは画面をつけたままにできません。',
  stepOf: '手順{step}／{steps}',
  step: '手順{step}',
  done: 'この手順はできた',
  next: '次の手順へ',
  back: '前の手順へ',
  finish: 'レシピを終える',
  finished: 'すべての手順ができました',
  enjoy: '出来上がりです。どうぞ召し上がれ。',
  end: 'レシピに戻る',
  keys: 'キーボードでは左右の矢印キーで移動できます。',
  showIngredients: '材料を見る',
} satisfies Translated<typeof cookMode>;

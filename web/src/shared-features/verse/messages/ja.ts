import type { Translated } from '#core/messages/translated.ts';
import type verse from './pt.ts';

export default {
  title: '今日の一節',
  titleOf: '{date}の一節',
  paraphrase: '{reference}の言い換え（COGNによる）',
  noneInLanguage: 'このセットには、この言語の一節がありません。',
  areOff: '一節は表示しない設定です。',
  like: '好き',
  exchange: '別の一節にする',
  choose: '一節を選ぶ',
  more: 'その他',
  choiceTitle: '今日の一節の設定',
  close: '閉じる',
  likedKept: '好きな一節に加えました',
  likedKeptHere: 'この端末の好きな一節に加えました',
  unliked: '一節をリストから外しました',
  unlikedHere: 'この端末のリストから一節を外しました',
  swapped: '別の一節です',
} satisfies Translated<typeof verse>;

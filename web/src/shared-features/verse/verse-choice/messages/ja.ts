import type { Translated } from '#core/messages/translated.ts';
import type verseChoice from './pt.ts';

export default {
  set: '一節の出どころ',
  'set-secular': 'COGNの一節（宗教なし）',
  'set-scripture': '聖典の言い換え',
  'set-off': '表示しない',
  scriptureNote: '私たちの言葉で短く言い換えたものです。それぞれに出典があります。',
  ownNote: '{translation}。ライセンス：{licence}。出典：{source}。',
  tradition: '伝統',
  'tradition-all': 'すべてを順に',
  'tradition-christian': 'キリスト教',
  'tradition-jewish': 'ユダヤ教',
  'tradition-muslim': 'イスラム教',
  'tradition-buddhist': '仏教',
  'tradition-hindu': 'ヒンドゥー教',
  'tradition-taoist': '道教',
  kept: '一節の設定を保存しました',
  keptHere: '一節の設定をこの端末に保存しました',
} satisfies Translated<typeof verseChoice>;

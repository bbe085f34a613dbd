import type { Translated } from '#core/messages/translated.ts';
import type messagePictures from './pt.ts';

export default {
  picture: '絵',
  use: '「{name}」を使う',
  choose: '絵を選ぶ',
  change: '絵を変える',
  close: '絵の一覧を閉じる',
  remove: '絵を外す',
  search: '絵を探す',
  group: 'テーマ',
  found: '{count, plural, other {#件の絵}}',
  nothing: 'この言葉に合う絵はありません。',
  source: '絵はOpenMoji（openmoji.org）のもので、色を変えています。ライセンス：CC BY-SA 4.0。',
  answers: '返事',
  talk: '会話と助け',
  needs: '感覚と休憩',
  feelings: '気持ち',
  body: '体と健康',
  people: '人と動物',
  places: '場所と移動',
  food: '食べ物と飲み物',
  day: '毎日の暮らし',
} satisfies Translated<typeof messagePictures>;

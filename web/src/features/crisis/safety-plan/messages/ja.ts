import type { Translated } from '#core/messages/translated.ts';
import type safetyPlan from './pt.ts';

export default {
  heading: 'わたしの安全プラン',
  intro: '自分の言葉で書く六つのステップです。どれも飛ばせます。専門家と一緒に作ると助けになります。',
  empty: 'プランはまだ空白です。',
  write: 'プランを書く',
  change: 'プランを編集',
  numbered: '{number}. {step}',
  warning_signs: '自分のサイン',
  warning_signsHint: '始まるときに考えること、感じること、すること。',
  own_ways: '自分でできること',
  own_waysHint: '呼吸、音楽、水、静かな場所など。',
  people_and_places: '気がまぎれる人や場所',
  people_and_placesHint: '説明しなくても楽になれる人や場所。',
  people_to_ask: '助けを頼める人',
  people_to_askHint: '名前と電話番号。',
  professionals: '専門家と相談窓口',
  professionalsHint: '担当の人と、いつでもつながる番号。',
  safer_place: '場所をより安全にする',
  safer_placeHint: '安心できる場所にするために誰かと決めること。',
  save: 'プランを保存',
  saved: 'プランを保存しました',
  savedHere: 'プランをこの端末に保存しました',
  failed: 'プランは保存されませんでした',
  print: 'プランを印刷',
} satisfies Translated<typeof safetyPlan>;

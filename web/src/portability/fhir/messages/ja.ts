import type { Translated } from '#core/messages/translated.ts';
import type fhir from './pt.ts';

export default {
  title: '健康のまとめ',
  authored: 'この内容は本人がCOGNに書いたものです。医療の専門家は確認していません。',
  problems: '診断',
  allergies: 'アレルギー',
  medicines: '薬',
  weight: '体重',
  sleep: '睡眠時間',
  story: '私にとって大切なこと',
  notAsked: '本人の記入がありません。該当がないという意味ではありません。',
  withheld: '本人の選択により、この部分は含まれていません。',
  active: '使用中',
  intended: '予定',
  paused: '休止中',
  ended: '終了',
  intensity: '強さ（1から5）',
  incomplete: '未完了、合計なし',
} satisfies Translated<typeof fhir>;

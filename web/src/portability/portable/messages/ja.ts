import type { Translated } from '#core/messages/translated.ts';
import type portable from './pt.ts';

export default {
  date: '日付',
  type: '種類',
  field: '項目',
  value: '内容',
  yes: 'はい',
  no: 'いいえ',
  time: '記録した時刻',
  contacts: '助けを求めた相手',
  noAlert: 'なし（助けは求めていません）',
  emergency_contacts: '緊急連絡先',
  professional_contacts: '専門家の連絡先',
  health_passports: '健康パスポート',
  nutrition_settings: '食事：設定',
  medication_plans: '服薬：予定',
  medication_doses: '服薬：記録',
  alarm_settings: 'アラーム：設定',
  menstrual_settings: '月経周期：設定',
  routine_tasks: 'ルーティン：やること',
  routine_days: 'ルーティン：日ごと',
  water_settings: '水分：設定',
  pets: 'わたしのCOGN',
  crisis_settings: '緊急：わたしのメッセージ',
  safety_plans: '安全プラン',
  crisis_deliveries: '緊急：送信の記録',
} satisfies Translated<typeof portable>;

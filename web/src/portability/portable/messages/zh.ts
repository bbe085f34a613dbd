import type { Translated } from '#core/messages/translated.ts';
import type portable from './pt.ts';

export default {
  date: '日期',
  type: '类型',
  field: '项目',
  value: '内容',
  yes: '是',
  no: '否',
  time: '记录时间',
  contacts: '求助对象',
  noAlert: '无：没有求助',
  emergency_contacts: '紧急联系人',
  professional_contacts: '专业联系人',
  health_passports: '健康护照',
  nutrition_settings: '饮食：选项',
  medication_plans: '用药：方案',
  medication_doses: '用药：服药记录',
  alarm_settings: '闹钟：选项',
  menstrual_settings: '月经周期：选项',
  routine_tasks: '日常安排：任务',
  routine_days: '日常安排：每日',
  water_settings: '饮水：选项',
  pets: '我的 COGN',
  crisis_settings: '危机时刻：我的消息',
  safety_plans: '安全计划',
  crisis_deliveries: '危机时刻：发送记录',
} satisfies Translated<typeof portable>;

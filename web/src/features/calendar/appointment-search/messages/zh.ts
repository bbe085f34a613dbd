import type { Translated } from '#core/messages/translated.ts';
import type appointmentSearch from './pt.ts';

export default {
  label: '名称、专业人员、地点或备注',
  found: '{count, plural, =0 {没有包含这些词的预约。} other {# 个预约}}',
  foundHere: '{count, plural, =0 {此设备上没有包含这些词的预约。} other {此设备上有 # 个预约}}',
} satisfies Translated<typeof appointmentSearch>;

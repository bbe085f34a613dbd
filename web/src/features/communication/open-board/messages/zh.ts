import type { Translated } from '#core/messages/translated.ts';
import type openBoard from './pt.ts';

export default {
  heading: '沟通板',
  summary: '从其他应用带入消息，或带走你的消息',
  text: '文件使用开放格式 OBF，其他沟通应用也使用它。只包含文字，不含图片。',
  read: '带入沟通板',
  save: '下载消息',
  notBoard: '这个文件不是 OBF 或 OBZ 沟通板，或者太大。',
  leftOut: '{count, plural, other {有 # 条消息没有带入：太长或超过一百条。}}',
  nothingNew: '这个沟通板的消息都已经在这里了。',
  added: '{count, plural, other {已添加 # 条消息}}',
  addedHere: '{count, plural, other {已在此设备上添加 # 条消息}}',
} satisfies Translated<typeof openBoard>;

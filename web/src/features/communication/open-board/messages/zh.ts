import type { Translated } from '#core/messages/translated.ts';
import type openBoard from './pt.ts';

export default {
  heading: '沟通板',
  summary: '从其他应用带入消息，或带走你的消息',
  text: '文件使用开放格式 OBF（有图片时为 OBZ），其他沟通应用也使用它。COGN 的图片会一起导出。其他应用的图片不会带入。你自己的照片不会导出。',
  read: '带入沟通板',
  save: '下载消息',
  notBoard: '这个文件不是 OBF 或 OBZ 沟通板，或者太大。',
  leftOut: '{count, plural, other {有 # 条消息没有带入：太长或超过一百条。}}',
  nothingNew: '这个沟通板的消息都已经在这里了。',
  foreignPictures: '{count, plural, other {以下 # 条消息的图片不会带入，因为它们不是 COGN 的图片：{names}。}}',
  addAnyway: '{count, plural, other {就这样添加 # 条消息}}',
  noDrawings: 'COGN 的图片没有加载成功。有网络时请再试一次。',
  added: '{count, plural, other {已添加 # 条消息}}',
  addedHere: '{count, plural, other {已在此设备上添加 # 条消息}}',
} satisfies Translated<typeof openBoard>;

import type { Translated } from '#core/messages/translated.ts';
import type sharePhone from './pt.ts';

export default {
  hint: '号码：{phone}。收到消息的人可以给你打电话。取消勾选后，尚未发出的消息也不会附上。',
  noPhone: '消息可以附上你的电话，但你的个人资料里还没有完整的号码。',
  addPhone: '在个人资料中填写电话',
  saved: '选择已保存',
  here: '选择已保存在此设备上',
  failed: '选择未能保存',
  'unnamed-ask': '一位信任你的人正经历艰难的时刻，现在请求你的帮助。',
  'unnamed-wrote': '一位信任你的人现在请求你的帮助，并写道：',
  'unnamed-phone': '此人的电话：{phone}',
  'unnamed-reply': '此消息由 COGN 发送，无法接收回复。此人还没有填写姓名。如果你知道是谁，请直接联系。',
  unnamed: '你还没有填写姓名。没有姓名，收到消息的人可能不知道是谁在求助。',
  writeName: '在个人资料中填写姓名',
} satisfies Translated<typeof sharePhone>;

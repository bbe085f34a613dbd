import type { Translated } from '#core/messages/translated.ts';
import type rowPhotos from './pt.ts';

export default {
  own: '用我自己的照片',
  change: '更换照片',
  remove: '删除照片',
  hint: '发送和显示都需要联网。拍摄地点和其他相机信息会在此设备上去除。删除或更换的照片会在两天内从服务器上清除。已发送但没有在这里保存的照片会在 32 天内清除。',
  sent: '照片已发送。保存后就会加入。',
  saveLater: '照片还在发送。请等发送完成后再保存。',
  sending: '正在发送照片',
  notSent: '照片没有保存',
  notAPhoto: '此浏览器无法将这个文件作为照片打开。请另选一个 JPG 或 PNG 文件。',
  tooLarge: '照片太大，无法在此设备上缩小。请选一张小一点的。',
  offline: '保存照片需要联网。你写的内容还在这里，照片还没有保存。请不要关闭此页面，恢复连接后重新发送。',
  wait: '服务器请你稍等。请过几分钟再试。',
  refused: '你的账号现在无法再添加照片。总共可以保存 {most} 张，删除的照片在从服务器清除之前也计算在内。',
  failed: '服务器刚才没能保存照片。请稍后再试。',
  again: '重新发送',
  chooseAgain: '没能及时发送完。要保存照片，请重新选择。',
  notShown: '{name}：现在无法显示',
  open: '打开：{name}',
  close: '关闭',
  inCopy: '记录中的照片：{count} 张',
} satisfies Translated<typeof rowPhotos>;

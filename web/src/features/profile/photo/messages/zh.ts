import type { Translated } from '#core/messages/translated.ts';
import type photo from './pt.ts';

export default {
  choose: '选择照片',
  replace: '更换照片',
  remove: '删除照片',
  alt: '你的头像',
  sending: '正在上传照片',
  removing: '正在删除照片',
  saved: '照片已保存',
  sent: '照片已上传',
  removed: '照片已删除',
  urlFailed: '保存照片链接时出错。',
  notSent: '上传照片时出错',
  notRemoved: '照片未被删除',
  hint: '可以不传。{types}，最大 {size}。地点等相机数据会被删除。',
  notAPhoto: '请选择 JPG、PNG 或 GIF 文件。',
  notThisType: '这个服务器接受 {types} 格式的照片。请选择其他文件。',
  tooLarge: '照片超过 {size}。请选择小一些的。',
  offline: '照片需要网络，不会留在此设备上。恢复连接后请再试。',
  wait: '需要稍等一会儿。请过几分钟再试。',
  failed: '服务器未能完成。请稍后再试。',
  again: '再次上传',
  removeTitle: '要删除照片吗？',
  removeText: '照片会从服务器删除。删除后可马上撤销。',
  keep: '保留照片',
} satisfies Translated<typeof photo>;

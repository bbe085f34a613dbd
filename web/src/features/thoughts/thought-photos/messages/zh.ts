import type { Translated } from '#core/messages/translated.ts';
import type thoughtPhotos from './pt.ts';

export default {
  title: '照片',
  textFirst: '照片会和文字一起保存。写一个词就够了。',
  hint: '最多 {most} 张，需要联网。拍摄地点和其他相机信息会在此设备上去除。删除的照片，其文件会在两天内从服务器上清除。如果发送中断，照片没有加入想法，它会在 32 天内从服务器上清除。',
  add: '选择照片',
  added: '照片已保存',
  addedHere: '照片已发送。恢复连接后，它会加入这条想法。',
  description: '照片 {number} 的说明（可不填）',
  described: '说明已保存',
  describedHere: '说明已保存在此设备上',
  remove: '删除照片 {number}',
  removed: '照片已从这条想法中删除',
  removedHere: '已在此设备上从这条想法中删除照片',
  back: '照片已恢复',
  backHere: '已在此设备上恢复照片',
  unnamed: '照片 {number}',
} satisfies Translated<typeof thoughtPhotos>;

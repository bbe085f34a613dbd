import type { Translated } from '#core/messages/translated.ts';
import type messagePictures from './pt.ts';

export default {
  picture: '图片',
  use: '使用：{name}',
  choose: '选择图片',
  change: '更换图片',
  close: '收起图片',
  remove: '去掉图片',
  search: '查找图片',
  group: '主题',
  found: '{count, plural, other {# 张图片}}',
  nothing: '没有符合这些字词的图片。',
  source: '图片来自 OpenMoji（openmoji.org），颜色有改动。许可：CC BY-SA 4.0。',
  answers: '回应',
  talk: '交谈与求助',
  needs: '感官与休息',
  feelings: '心情',
  body: '身体与健康',
  people: '人与动物',
  places: '地点与出行',
  food: '饮食',
  day: '日常生活',
} satisfies Translated<typeof messagePictures>;

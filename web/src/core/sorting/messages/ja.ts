import type { Translated } from '#core/messages/translated.ts';
import type sorting from './pt.ts';

export default {
  up: '上へ移動',
  down: '下へ移動',
  drag: 'ドラッグ',
  moved: '{name}：{count}件中{place}番目',
  stayed: '{name}の位置はそのままです',
} satisfies Translated<typeof sorting>;

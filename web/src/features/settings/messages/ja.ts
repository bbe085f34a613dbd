import type { Translated } from '#core/messages/translated.ts';
import type settings from './pt.ts';

export default {
  title: 'ページの設定',
  intro: 'テーマ、色、ページ、順番を自分らしく選べます。',
  lockedTitle: 'このページはプレミアムの機能です',
  lockedText: 'プレミアムでは、アイコンの色をそれぞれ選べます。テーマ、順番、表示するページは「設定」で誰でも変えられます。',
  lockedOpen: 'プレミアムについて見る',
  colours: 'アイコンの色',
  coloursText: 'ページを選ぶと、アイコンの色を変えられます。名前は横に残ります。',
  colour: 'アイコンの色',
  themeColour: 'テーマの色',
  pink: 'ピンク',
  green: '緑',
  lightBlue: '水色',
  darkBlue: '紺',
  white: '白',
  gray: 'グレー',
  purple: '紫',
  yellow: '黄',
  orange: 'オレンジ',
  chosen: '{page}：{colour}',
  reset: 'テーマの色に戻す',
  resetKept: 'アイコンをテーマの色に戻しました',
  undone: '選んだ色に戻しました',
  close: '閉じる',
} satisfies Translated<typeof settings>;

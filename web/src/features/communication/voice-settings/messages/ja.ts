import type { Translated } from '#core/messages/translated.ts';
import type voiceSettings from './pt.ts';

export default {
  heading: '声',
  summary: 'この端末の声と読み上げの速さ',
  text: 'この端末だけの設定です。「読み上げる」とヘルプの画面で使われます。',
  voice: '声',
  ownVoice: '端末に任せる',
  rate: '速さ',
  verySlow: 'とてもゆっくり',
  slow: 'ゆっくり',
  normal: 'ふつう',
  fast: '速い',
  listen: '聞いてみる',
  quiet: '声を止める',
  sample: 'このような声で読み上げます。',
  silent: 'この端末では読み上げられませんでした',
  silentText: 'この言語の声がありません。',
} satisfies Translated<typeof voiceSettings>;

import type { Translated } from '#core/messages/translated.ts';
import type voiceSettings from './pt.ts';

export default {
  heading: '声音',
  summary: '此设备的声音和语速',
  text: '只对此设备有效，用于“读出”和“立即求助”。',
  voice: '声音',
  ownVoice: '由设备选择',
  rate: '语速',
  verySlow: '很慢',
  slow: '慢',
  normal: '正常',
  fast: '快',
  listen: '试听',
  quiet: '停止声音',
  sample: '这就是这个声音的效果。',
  silent: '此设备没有读出',
  silentText: '这里没有这种语言的声音。',
} satisfies Translated<typeof voiceSettings>;

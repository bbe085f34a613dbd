import type { Translated } from '#core/messages/translated.ts';
import type thoughtSearch from './pt.ts';

export default {
  label: '言葉',
  hint: 'ひらがなとカタカナ、大文字と小文字は区別しません。',
  found: '{count, plural, =0 {この言葉のある考えはありません。} other {この言葉のある考えが#件あります。}}',
  foundHere:
    '{count, plural, =0 {この端末には、この言葉のある考えはありません。} other {この端末に、この言葉のある考えが#件あります。}}',
  openDay: '{date}を開く',
} satisfies Translated<typeof thoughtSearch>;

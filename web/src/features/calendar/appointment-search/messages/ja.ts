import type { Translated } from '#core/messages/translated.ts';
import type appointmentSearch from './pt.ts';

export default {
  label: '名前、担当者、場所、メモ',
  found: '{count, plural, =0 {この言葉を含む予定はありません。} other {#件の予定}}',
  foundHere: '{count, plural, =0 {この端末には、この言葉を含む予定はありません。} other {この端末に#件の予定}}',
} satisfies Translated<typeof appointmentSearch>;

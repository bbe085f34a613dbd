import type { Translated } from '#core/messages/translated.ts';
import type allergies from './pt.ts';

export default {
  hint: 'プロフィールのアレルギーと同じ言葉があります：{names}',
  note: '言葉を比べているだけです。くわしくは食品表示をご覧ください。',
} satisfies Translated<typeof allergies>;

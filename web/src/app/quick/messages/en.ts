import type { Translated } from '#core/messages/translated.ts';
import type quick from './pt.ts';

export default {
  title: 'Record something now',
  text: 'What you tap here is recorded for today, at once.',
  close: 'Close',
  none: 'No page of your menu has quick entries. You can show others in Settings.',
} satisfies Translated<typeof quick>;

import type { Translated } from '#core/messages/translated.ts';
import type markEntry from './pt.ts';

export default {
  mark: '診察に持っていく',
  unmark: '診察の一覧から外す',
  marked: '次の診察に持っていきます',
  unmarked: '診察の一覧から外しました',
} satisfies Translated<typeof markEntry>;

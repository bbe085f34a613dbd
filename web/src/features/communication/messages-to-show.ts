import { inOrder, type Placed } from '#core/list/move-in-order.ts';
import { derivedUuid } from '#lib/derived-uuid.ts';
import { presets, type Preset } from './quick-messages.ts';

/** One row of public.quick_messages. */
export interface QuickMessageRow extends Placed {
  readonly text: string | null;
  readonly preset: Preset | null;
}

/** The six first messages as rows: their ids follow from the person's, so that two devices that keep them make the same rows. */
export function firstMessages(userId: string): readonly QuickMessageRow[] {
  return presets.map((preset, index) => ({
    id: derivedUuid(userId, preset),
    text: null,
    preset,
    position: index + 1,
  }));
}

/** What is shown: the person's rows in their order, or the six first messages until they change one. A row that says nothing is left out. */
export function messagesToShow<Row extends QuickMessageRow>(
  rows: readonly Row[],
  userId: string,
): readonly (Row | QuickMessageRow)[] {
  if (rows.length === 0) return firstMessages(userId);
  return inOrder(rows.filter(({ text, preset }) => Boolean(text) || preset !== null));
}

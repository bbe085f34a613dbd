import { inOrder, type Placed } from '#core/list/move-in-order.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import { presets, type Preset } from './quick-messages.ts';

/** One row of public.quick_messages. */
export interface QuickMessageRow extends Placed {
  readonly text: string | null;
  readonly preset: Preset | null;
}

/**
 * The six first messages as rows. Their ids follow from a seed that the person alone can read (`profiles.row_seed`): two devices that keep them
 * make the same rows, and nobody else can guess an id or take it before them.
 */
export function firstMessages(seed: string): readonly QuickMessageRow[] {
  return presets.map((preset, index) => ({
    id: derivedUuid(seed, preset),
    text: null,
    preset,
    position: index + 1,
  }));
}

/** What is shown: the person's rows in their order, or the six first messages until they change one. A row that says nothing is left out. */
export function messagesToShow<Row extends QuickMessageRow>(
  rows: readonly Row[],
  seed: string,
): readonly (Row | QuickMessageRow)[] {
  if (rows.length === 0) return firstMessages(seed);
  return inOrder(rows.filter(({ text, preset }) => Boolean(text) || preset !== null));
}

import { defineList } from '#core/list/define-list.ts';
import { choice, optional, text } from '#core/journal/fields.ts';
import { inOrder, type Placed } from '#core/list/move-in-order.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';

/** The six messages that everybody starts with. */
export const presets = ['help', 'silence', 'bathroom', 'overwhelmed', 'writeDown', 'needHelp'] as const;
export type Preset = (typeof presets)[number];

/** A message is one of the first six, said in the interface's language, or the person's own text, which comes before it. */
export const quickMessages = defineList({
  table: 'quick_messages',
  fields: { text: optional(text({ maxLength: 300 })), preset: optional(choice(presets)) },
  named: 'text',
  exported: ['text', 'preset'],
});

/** One row of public.quick_messages. */
export interface QuickMessageRow extends Placed {
  readonly text: string | null;
  readonly preset: Preset | null;
}

/**
 * The six first messages as rows. Their ids follow from a seed that the person alone can read (`profiles.row_seed`): two devices that store them
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

import { defineList } from '#core/list/define-list.ts';
import { choice, optional, text } from '#core/journal/fields.ts';
import { inOrder, type Placed } from '#core/list/move-in-order.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';

/** The six default messages. */
export const presets = ['help', 'silence', 'bathroom', 'overwhelmed', 'writeDown', 'needHelp'] as const;
export type Preset = (typeof presets)[number];

/**
 * A row is a default message, shown in the interface's language, or a text of the person. If a row has both, the page shows
 * the person's text.
 */
export const quickMessages = defineList({
  table: 'quick_messages',
  fields: {
    text: optional(text({ maxLength: 300 })),
    preset: optional(choice(presets)),
    category: optional(text({ maxLength: 40 })),
  },
  named: 'text',
  exported: ['text', 'preset', 'category'],
});

/** One row of public.quick_messages. */
export interface QuickMessageRow extends Placed {
  readonly text: string | null;
  readonly preset: Preset | null;
  /** The person's own name for a group of messages. */
  readonly category?: string | null;
}

/**
 * The default messages as rows. Their ids derive from a secret seed of the person (`profiles.row_seed`). So two devices
 * create the same rows, and nobody else can guess or occupy an id.
 */
export function firstMessages(seed: string): readonly QuickMessageRow[] {
  return presets.map((preset, index) => ({
    id: derivedUuid(seed, preset),
    text: null,
    preset,
    position: index + 1,
  }));
}

/**
 * The messages to show, in order. Before the person's first change they are the six defaults. Rows without a message are
 * omitted.
 */
export function messagesToShow<Row extends QuickMessageRow>(
  rows: readonly Row[],
  seed: string,
): readonly (Row | QuickMessageRow)[] {
  if (rows.length === 0) return firstMessages(seed);
  return inOrder(rows.filter(({ text, preset }) => Boolean(text) || preset !== null));
}

/** The categories of these messages in the order of their first message, each once. */
export function categoriesOf(messages: readonly Pick<QuickMessageRow, 'category'>[]): readonly string[] {
  return [...new Set(messages.flatMap(({ category }) => (category ? [category] : [])))];
}

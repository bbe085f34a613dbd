import { defineList } from '#core/list/define-list.ts';
import { choice, optional, text } from '#core/journal/fields.ts';
import { inOrder, type Placed } from '#core/list/move-in-order.ts';
import { itemPhotoId } from '#shared-features/row-photos/item-photo-id.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';

/** The six default messages. */
export const presets = ['help', 'silence', 'bathroom', 'overwhelmed', 'writeDown', 'needHelp'] as const;
export type Preset = (typeof presets)[number];

/** The value of `picture` in a default message without its picture. */
export const noPicture = 'none';

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
    picture: optional(text({ maxLength: 40, idPattern: '^[a-z][a-z-]{0,39}$' })),
    photo: itemPhotoId(),
  },
  named: 'text',
  exported: ['text', 'preset', 'category', 'picture'],
});

/** The pictures of the default messages, by their ids in message-pictures/drawings.ts. */
const presetPictures: Readonly<Record<Preset, string>> = {
  help: 'help',
  silence: 'silence',
  bathroom: 'toilet',
  overwhelmed: 'overwhelmed',
  writeDown: 'write',
  needHelp: 'help-now',
};

/** One row of public.quick_messages. */
export interface QuickMessageRow extends Placed {
  readonly text: string | null;
  /** The version on the server; undefined for a row that only this device has. */
  readonly updated_at?: string;
  readonly preset: Preset | null;
  /** The person's own name for a group of messages. */
  readonly category?: string | null;
  /** An id of message-pictures/drawings.ts, or `noPicture`. Null: a default message has its own picture, another message none. */
  readonly picture?: string | null;
  /** The id of the person's own photo, which is shown instead of the picture. */
  readonly photo?: string | null;
}

type Pictured = Pick<QuickMessageRow, 'text' | 'preset' | 'picture'>;

/** The id of the picture beside a message; null without one. */
export function pictureOf({ text, preset, picture = null }: Pictured): string | null {
  if (picture === noPicture) return null;
  return picture ?? (preset !== null && text === null ? presetPictures[preset] : null);
}

/** The value of the column `picture` for a message that shall have this picture. */
export function storedPicture({ text, preset }: Omit<Pictured, 'picture'>, chosen: string | null): string | null {
  if (preset === null || text !== null) return chosen;
  return chosen === presetPictures[preset] ? null : (chosen ?? noPicture);
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

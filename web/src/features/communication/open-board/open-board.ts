import { bytesFromZip, openZip, readFromZip, type Zip } from '#lib/read-zip.ts';
import { noPicture, quickMessages } from '../quick-messages.ts';

/**
 * Message boards of other communication apps, in the Open Board Format, version 0.1 (openboardformat.org). The fields here
 * are those of public boards and of other apps' code, read on 2026-11-28. An `.obf` file is one board in JSON. An `.obz`
 * file is a ZIP of boards with a manifest. Of pictures, only the app's own are recognised, by the field that write-board.ts
 * adds. Sounds and links between boards are ignored.
 */
export const format = 'open-board-0.1';

/** The field of an image that has the id of the app's picture. The format reserves `ext_` for fields of single apps. */
export const pictureField = 'ext_cogn_picture';

/** The largest file, and all boards of a ZIP together, in bytes. Boards often contain their pictures as text. */
export const mostBytes = 10_000_000;
/** The maximum numbers of boards read from a ZIP, and of messages read from a file. */
const mostBoards = 20;
const mostMessages = 100;
/** The limits of the columns of public.quick_messages, in code points. */
const longest = { text: 300, category: 40 };

export interface BoardMessage {
  readonly text: string;
  readonly category: string | null;
  /** The id of one of the app's pictures; null without one. */
  readonly picture: string | null;
}

/** A message as it stands in a file. */
interface FoundMessage extends BoardMessage {
  /** Whether the message has a picture that is not the app's. */
  readonly hasForeignPicture: boolean;
}

/** The messages of a file in the order of its grids, each text once. */
export interface BoardContent {
  readonly messages: readonly BoardMessage[];
  /** The texts of the messages whose pictures are left out, because they are not the app's. */
  readonly withoutPicture: readonly string[];
  /** How many messages were too long or too many. */
  readonly leftOut: number;
}

/** The messages of an `.obf` or `.obz` file; null if it is neither. */
export function readBoardFile(bytes: Uint8Array): BoardContent | null {
  const zip = openZip(bytes);
  const boards = zip ? boardsOfZip(zip) : [boardOf(new TextDecoder().decode(bytes))];
  const known = boards.filter((board) => board !== null);
  if (known.length === 0) return null;
  const found = new Map<string, FoundMessage>();
  let leftOut = 0;
  for (const message of known.flatMap((board, index) => messagesOf(board, index === 0 ? null : textOf(board['name'])))) {
    if (found.has(message.text)) continue;
    if (isTooLong(message.text) || found.size >= mostMessages) leftOut += 1;
    else found.set(message.text, message);
  }
  const messages = [...found.values()];
  return {
    messages: messages.map(({ text, category, picture }) => ({ text, category, picture })),
    withoutPicture: messages.filter(({ hasForeignPicture }) => hasForeignPicture).map(({ text }) => text),
    leftOut,
  };
}

/** Whether a text has too many code points. A code point has at most two units, so a text of megabytes is not split. */
const isTooLong = (text: string) => text.length > 2 * longest.text || [...text].length > longest.text;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);
/** The text of a field without the characters that PostgreSQL refuses; empty for another type. */
const textOf = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed().trim() : '');
/** The id of a button as text; empty for a value that is neither text nor number, whose own `toString` could throw. */
const idOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function parse(text: string | null): Fields | null {
  try {
    const value: unknown = JSON.parse((text ?? '').replace(/^\uFEFF/u, ''));
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

function boardOf(text: string | null): Fields | null {
  const board = parse(text);
  return board !== null && textOf(board['format']).startsWith('open-board-') && Array.isArray(board['buttons'])
    ? board
    : null;
}

/** The boards of a ZIP, its root board first. A board is null if it is unreadable, or if it would exceed `mostBytes` of all. */
function boardsOfZip(zip: Zip): readonly (Fields | null)[] {
  const manifest = parse(readFromZip(zip, 'manifest.json', mostBytes));
  if (manifest === null) return [];
  const paths = isFields(manifest['paths']) && isFields(manifest['paths']['boards']) ? manifest['paths']['boards'] : {};
  const names = new Set([manifest['root'], ...Object.values(paths)].map(textOf).filter((name) => name !== ''));
  // Many entries of a malicious ZIP may unpack the same bytes.
  let left = mostBytes;
  return [...names].slice(0, mostBoards).map((name) => {
    const content = bytesFromZip(zip, name, left);
    // Unpacking can take as long as the declared size allows, also if it fails because that size is wrong.
    const size = zip.entries.get(name)?.size ?? 0;
    if (size <= left) left -= size;
    return content && boardOf(new TextDecoder().decode(content));
  });
}

/** The messages of a board's buttons, in the order of its grid, then those outside it. `category` is the default category. */
function messagesOf(board: Fields, category: string | null): readonly FoundMessage[] {
  const order = isFields(board['grid']) ? listOf(board['grid']['order']).flatMap(listOf).map(idOf) : [];
  const places = new Map(order.map((id, place) => [id, place]));
  const images = new Map(
    listOf(board['images'])
      .filter(isFields)
      .map((image) => [idOf(image['id']), image]),
  );
  const placeOf = (button: Fields) => places.get(idOf(button['id'])) ?? Infinity;
  return listOf(board['buttons'])
    .filter(isFields)
    .filter(speaks)
    .map((button) => ({ button, place: placeOf(button) }))
    .sort((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    .map(({ button }) => ({
      text: textOf(button['vocalization']) || textOf(button['label']),
      category: categoryOf(textOf(button['ext_cogn_category']) || (category ?? '')),
      ...pictureOf('image_id' in button ? images.get(idOf(button['image_id'])) : undefined),
    }))
    .filter(({ text }) => text !== '');
}

const idPattern = new RegExp(quickMessages.fields.picture.idPattern ?? '^$', 'u');

/** The app's picture of an image, also one of a newer version, and whether the image is another one. */
function pictureOf(image: Fields | undefined) {
  const id = textOf(image?.[pictureField]);
  const picture = id !== noPicture && idPattern.test(id) ? id : null;
  return { picture, hasForeignPicture: image !== undefined && picture === null };
}

/** A category, cut to its maximum number of code points. The first `slice` avoids splitting a text of megabytes. */
function categoryOf(name: string): string | null {
  const cut = [...name.slice(0, 2 * longest.category)].slice(0, longest.category).join('');
  return cut.toWellFormed().trim() || null;
}

/** Whether a button says something, instead of opening another board, spelling or clearing. */
function speaks(button: Fields): boolean {
  const acts = textOf(button['action']) !== '' || listOf(button['actions']).length > 0;
  return button['hidden'] !== true && !isFields(button['load_board']) && !acts;
}

import type { ZipEntry } from '#lib/write-zip.ts';
import { toSvg, type Drawings } from '../message-pictures/read-drawings.ts';
import { format, pictureField, type BoardMessage } from './open-board.ts';

/** How many messages stand in a row of a board. */
const columns = 4;

interface BoardFacts {
  readonly name: string;
  /** The language of the messages, such as 'pt-BR'. */
  readonly lang: string;
}

/** Where the pictures come from, in the format's words (docs/message-pictures.md). */
const license = {
  type: 'CC By-SA',
  copyright_notice_url: 'https://creativecommons.org/licenses/by-sa/4.0/',
  source_url: 'https://openmoji.org',
  author_name: 'OpenMoji',
  author_url: 'https://openmoji.org',
};

const imagePath = (id: string) => `images/${id}.svg`;

/** The messages as one board in JSON, for an `.obf` file. Their pictures are addresses in the `.obz` file around it. */
export function writeBoard(messages: readonly BoardMessage[], { name, lang }: BoardFacts): string {
  const rows = Math.max(1, Math.ceil(messages.length / columns));
  const idAt = (place: number) => (place < messages.length ? String(place + 1) : null);
  const board = {
    format,
    id: 'cogn-messages',
    locale: lang,
    name,
    buttons: messages.map(({ text, category, picture }, place) => ({
      id: idAt(place),
      label: text,
      ...(picture !== null && { image_id: picture }),
      ...(category !== null && { ext_cogn_category: category }),
    })),
    grid: {
      rows,
      columns,
      order: Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_each, column) => idAt(row * columns + column)),
      ),
    },
    images: picturesOf(messages).map((id) => ({
      id,
      path: imagePath(id),
      content_type: 'image/svg+xml',
      ...{ width: 264, height: 264 },
      [pictureField]: id,
      license,
    })),
    sounds: [],
  };
  return `${JSON.stringify(board, null, 2)}\n`;
}

/** The files of an `.obz` file: the manifest, the board and its pictures. */
export function writeBoardFiles(
  messages: readonly BoardMessage[],
  facts: BoardFacts,
  { shapes }: Drawings,
): readonly ZipEntry[] {
  // A picture of a newer version, which this device cannot draw, is left out.
  const drawn = messages.map((message) => ({
    ...message,
    picture: message.picture !== null && shapes.has(message.picture) ? message.picture : null,
  }));
  const ids = picturesOf(drawn);
  const root = 'boards/cogn-messages.obf';
  const manifest = {
    format,
    root,
    paths: {
      boards: { 'cogn-messages': root },
      images: Object.fromEntries(ids.map((id) => [id, imagePath(id)])),
      sounds: {},
    },
  };
  return [
    { path: 'manifest.json', content: `${JSON.stringify(manifest, null, 2)}\n` },
    { path: root, content: writeBoard(drawn, facts) },
    ...ids.map((id) => ({ path: imagePath(id), content: toSvg(shapes.get(id) ?? []) })),
  ];
}

/** The ids of the messages' pictures, each once. */
const picturesOf = (messages: readonly BoardMessage[]) => [
  ...new Set(messages.flatMap(({ picture }) => (picture === null ? [] : [picture]))),
];

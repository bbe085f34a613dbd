/** A photo of a thought: the name of its file, and its alternative text, which may be empty. */
export interface ThoughtPhoto {
  readonly id: string;
  readonly text: string;
}

/** The columns of a thought that name its photos. Rows that an older version of the app stored here lack them. */
export interface PhotoColumns {
  readonly photos?: readonly string[] | null;
  readonly photo_texts?: readonly string[] | null;
}

/** The photos that a row names. */
export const photosOf = ({ photos, photo_texts }: PhotoColumns): readonly ThoughtPhoto[] =>
  (photos ?? []).map((id, place) => ({ id, text: photo_texts?.[place] ?? '' }));

/** The columns for these photos. Without photos they are null. */
export function columnsOf(photos: readonly ThoughtPhoto[]): Required<PhotoColumns> {
  if (photos.length === 0) return { photos: null, photo_texts: null };
  return { photos: photos.map(({ id }) => id), photo_texts: photos.map(({ text }) => text) };
}

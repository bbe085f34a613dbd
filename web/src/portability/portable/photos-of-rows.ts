import { itemPhotoBucket, thoughtPhotoBucket, type RowPhotoBucket } from '@cogn/shared/row-photos.ts';

interface PhotosOfRows {
  readonly bucket: RowPhotoBucket;
  /** The folder of a copy of all data with these photos, each named by its id. The import reads it. */
  readonly folder: string;
  /** The tables whose rows name these photos. */
  readonly tables: readonly string[];
}

/** The photos that rows name, by bucket. */
export const photosOfRows: readonly PhotosOfRows[] = [
  { bucket: thoughtPhotoBucket, folder: 'photos/thoughts', tables: ['thoughts_entries'] },
  { bucket: itemPhotoBucket, folder: 'photos/items', tables: ['quick_messages', 'recipes'] },
];

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** The ids of photos that a row names in its columns `photos` or `photo`. The row may be anything. */
export function photosIn(row: unknown): readonly string[] {
  const { photos, photo } = (row ?? {}) as { photos?: unknown; photo?: unknown };
  const named: readonly unknown[] = Array.isArray(photos) ? photos : [photo];
  return named.filter((id): id is string => typeof id === 'string' && uuid.test(id));
}

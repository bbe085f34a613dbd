/** The bucket of photos on thoughts. In every bucket, each account has a folder that is named after its id. */
export const thoughtPhotoBucket = 'thought-photos';

/** The bucket of photos of list items: of messages and of recipes. */
export const itemPhotoBucket = 'item-photos';

/** A bucket of photos that rows name. */
export type RowPhotoBucket = typeof thoughtPhotoBucket | typeof itemPhotoBucket;

/** The maximum number of photos of one thought, as the check of the column `photos` requires. */
export const mostPhotosOfThought = 4;

/** The maximum number of an account's photos in both buckets together, as `app.may_add_object` requires. */
export const mostRowPhotos = 200;

/**
 * The largest photo of a bucket in bytes, as the bucket's row states it, and the longest side in pixels. All photos of an
 * account together fit into a copy of all data that the app can import (`largestFile`). Photos of items are smaller, because
 * free accounts can add them, and a list shows many.
 */
export const rowPhotoLimits: Readonly<Record<RowPhotoBucket, { readonly largest: number; readonly longestSide: number }>> = {
  [thoughtPhotoBucket]: { largest: 400_000, longestSide: 1600 },
  [itemPhotoBucket]: { largest: 120_000, longestSide: 800 },
};

/** Whether a bucket has photos that rows name. */
export const isRowPhotoBucket = (id: string): id is RowPhotoBucket => Object.hasOwn(rowPhotoLimits, id);

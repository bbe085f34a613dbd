/** The bucket of photos on thoughts. Each account has a folder in it, named after its id. */
export const thoughtPhotoBucket = 'thought-photos';

/** The maximum number of photos of one thought, as the check of the column `photos` requires. */
export const mostPhotosOfThought = 4;

/** The maximum number of an account's photos on thoughts, as `app.may_add_object` requires. */
export const mostThoughtPhotos = 200;

/**
 * The largest photo on a thought, in bytes. The bucket has the same limit. All photos of an account together then fit into a
 * copy of all data that the app can import (`largestFile`).
 */
export const largestThoughtPhoto = 400_000;

/** The longest side of a photo on a thought, in pixels. */
export const longestPhotoSide = 1600;

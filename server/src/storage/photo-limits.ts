import type { PictureKind } from './pictures/picture-header.ts';
import { rowPhotoLimits, type RowPhotoBucket } from '@cogn/shared/row-photos.ts';

/**
 * This server's limits for photos. Others are defined elsewhere: the file size and the types of image (shared/src/input-limits.ts
 * and row-photos.ts), and the number of photos per user (`app.may_add_object` in
 * database/migrations/0005_preferences_and_contacts.sql).
 */

/** The maximum number of uploads per user and hour. This is enough to try out many photos. */
export const mostUploadsAnHour = 30;
/**
 * The maximum number of photos that rows name, such as those of thoughts and messages, per user and hour. An import can then
 * bring back all of them at once. They are cheap to decode, because they are small.
 */
export const mostRowPhotosAnHour = 240;

/**
 * The maximum number of pictures, of up to five megabytes each, that the whole process decodes or queues. Further uploads
 * are refused.
 */
export const mostPicturesWaiting = 12;
/**
 * The maximum number of one user's pictures in the decoding queue, so that no user can fill the queue. One picture is
 * being decoded while the other one waits.
 */
export const mostPicturesOfOne = 2;

/** The rules for an uploaded picture, and for the picture that the server makes from it and stores. */
export interface PictureRules {
  /** The only kinds of picture that are accepted; by default all that the server can decode. */
  readonly kinds?: readonly PictureKind[];
  /** The longest side of the stored picture, in pixels. */
  readonly longestSide: number;
  /** The maximum number of pixels of the uploaded picture, if it is less than `mostPixels`. */
  readonly mostPixels?: number;
  /** The maximum size of the stored picture in bytes. A JPEG is encoded with less quality until it fits. */
  readonly largest?: number;
}

/** The app shows no profile photo larger than this. */
export const profilePhotoRules: PictureRules = { longestSide: 1024 };
/** The device already shrinks a photo that a row names. So a larger one does not come from the app. */
export function rowPhotoRules(bucket: RowPhotoBucket): PictureRules {
  const { largest, longestSide } = rowPhotoLimits[bucket];
  return { kinds: ['jpeg'], longestSide, mostPixels: longestSide ** 2, largest };
}
/**
 * The maximum number of pixels of an uploaded picture. JPEG allows the largest phone cameras, because its decoder
 * scales down while it decodes.
 */
export const mostPixels = { jpeg: 50_000_000, png: 20_000_000, gif: 20_000_000 };
/**
 * The longest side of an uploaded picture in pixels; a phone's panorama fits. A decoder buffers several lines, so a
 * very wide picture needs much memory even if it has few pixels.
 */
export const longestInputSide = 16_384;
/**
 * The maximum memory in bytes that a decoder may need for a picture, not counting copies. A pixel takes 4 bytes, 8 in a PNG
 * with 16 bits, or 2 to 8 in a JPEG with several scans. Measured with pictures at these limits: the whole process used at
 * most 290 MB, for 2 to 4 s.
 */
export const mostDecodedBytes = 150_000_000;
export const longestDecodingSeconds = 10;

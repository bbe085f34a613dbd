/**
 * The server's limits for photos. Two more are elsewhere: the largest file (`largestPhoto` in shared/src/limits.ts), and
 * twenty photos of one user (`app.may_add_photo` in database/migrations/0005_preferences_and_contacts.sql).
 */

/** Uploads of one user in an hour: enough to try out many photos. */
export const mostUploadsAnHour = 30;

/** The most pictures that the whole process works on or queues, at five megabytes each. */
export const mostPicturesWaiting = 12;
/** Pictures of one user: one in work and one queued, so that one user cannot fill the queue. */
export const mostPicturesOfOne = 2;

/** The longest stored side, in pixels: more than any place in the app shows. */
export const longestSide = 1024;
/** The most input pixels. A JPEG of the largest phone cameras fits: the decoder scales it down while decoding. */
export const mostPixels = { jpeg: 50_000_000, png: 20_000_000, gif: 20_000_000 };
/**
 * The longest input side, a phone's panorama. A decoder buffers several lines, so that a wide picture needs much memory,
 * however few pixels it has.
 */
export const longestInputSide = 16_384;
/**
 * The most memory that a decoder may need, before copies. Each pixel takes 4 bytes, or 8 in a PNG with 16 bits, or 3 to 8
 * in a JPEG with several scans. Measured at these limits: at most 290 MB in use by the whole process, 2 to 4 s.
 */
export const mostDecodedBytes = 150_000_000;
export const longestDecodingSeconds = 10;

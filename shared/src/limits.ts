/** Limits that the page checks before sending and the server enforces. */

/** Minimum length of a password in characters (code points). */
export const shortestPassword = 8;

/** The largest photo that the server stores, in bytes. */
export const largestPhoto = 5 * 1024 * 1024;

/** Limits that the page checks before sending and the server enforces. */

/** Characters (code points) that a password must have at least. */
export const shortestPassword = 8;

/** The largest photo that the server stores, in bytes. */
export const largestPhoto = 5 * 1024 * 1024;

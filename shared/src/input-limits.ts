/** Limits that the web app checks or shows, and that the server enforces. */

/** The shortest password, in characters (code points). An operator may require longer ones, never shorter ones. */
export const shortestPassword = 8;

/** The longest note of a record, in characters. The check constraint of each table's column `notes` has the same number. */
export const longestNotes = 5000;

/** The largest photo that the server stores, in bytes. An operator may set a smaller limit. */
export const largestPhoto = 5 * 1024 * 1024;

/** The kinds of photo that the server can decode safely. An operator may allow fewer. */
export const photoTypes = ['jpeg', 'png', 'gif'] as const;
export type PhotoType = (typeof photoTypes)[number];

/**
 * The maximum number of contacts that one alert reaches, because each message costs the operator money. The contacts
 * that the user added first count.
 */
export const mostContactsOfAnAlert = 10;

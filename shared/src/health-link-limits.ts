/** Limits of health links that the web app checks or shows, and that the server enforces. */

/**
 * The most characters of an encrypted content. It and the rest of the request stay below the server's limit for bodies. The
 * table's check has the same number.
 */
export const longestContent = 900_000;

/** The most links of one person that can be opened at the same time. */
export const mostActiveLinks = 10;

/** How many wrong passcodes end a link. A passcode of six digits is thus guessed with a chance of 1 in 100,000. */
export const mostWrongTries = 10;

/** The shortest and the longest passcode, in characters. */
export const [shortestPasscode, longestPasscode] = [6, 100] as const;

/** The most characters that the server stores of a reader's name. The table's check has the same number. */
export const longestRecipient = 200;

/** How long an alert stays at hand after it was asked for, in milliseconds. Later it is part of the history, and the button is free for the next one. */
const atHandFor = 60 * 60 * 1000;

/** Whether an alert is still the one that the page is about: whoever comes back another day must find the button, not an old answer. */
export function isAtHand(
  { askedAt, againAt }: { readonly askedAt: string; readonly againAt?: string },
  now: number,
): boolean {
  // After too many of them it is the answer until another is taken: then the button is there again.
  if (againAt !== undefined) return now < Date.parse(againAt);
  return now - Date.parse(askedAt) < atHandFor;
}

/** How long an alert stays at hand after it was asked for, in milliseconds. Later it is part of the history, and the button is free for the next one. */
const atHandFor = 60 * 60 * 1000;

/** Whether an alert is still the one that the page is about: whoever comes back another day must find the button, not an old answer. */
export function isAtHand({ askedAt }: { readonly askedAt: string }, now: number): boolean {
  return now - Date.parse(askedAt) < atHandFor;
}

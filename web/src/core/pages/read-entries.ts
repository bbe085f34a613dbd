/** State of a link to a premium page for somebody without premium who wants to read what they once wrote there. */
export const readEntries = { readEntries: true } as const;

/** Whether this state of a location asks to read, rather than for the plan. */
export function asksToRead(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'readEntries' in state;
}

/** How the page is set: letters in points and how many columns the text runs in. */
export interface PageSetting {
  readonly points: number;
  readonly columns: 1 | 2;
}

/**
 * From the largest that is pleasant to the smallest that can be read on paper. Small letters run in two columns: a line across the whole
 * page would be too long for them.
 */
export const pageSettings: readonly PageSetting[] = [
  { points: 14, columns: 1 },
  { points: 13, columns: 1 },
  { points: 12, columns: 1 },
  { points: 11, columns: 1 },
  { points: 10.5, columns: 2 },
  { points: 9.5, columns: 2 },
  { points: 8.5, columns: 2 },
];

/** What both A4 and Letter hold inside margins of 12 mm, in millimetres, with a little room for how printers set letters. */
export const pageRoom = { width: 184, height: 248 } as const;

/**
 * The largest setting with which the text stands on one page, or null when not even the smallest does. `heightAt` lays the text out and
 * answers its height in the unit of `room`.
 */
export function settingThatFits(heightAt: (setting: PageSetting) => number, room: number): PageSetting | null {
  return pageSettings.find((setting) => heightAt(setting) <= room) ?? null;
}

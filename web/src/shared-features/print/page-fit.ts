/** The typesetting of a page: the size of its letters in points, and the number of columns. */
export interface PageSetting {
  readonly points: number;
  readonly columns: 1 | 2;
}

/**
 * The settings from the largest comfortable size to the smallest that is legible on paper. Small letters use two columns,
 * because a full-width line would be too long for them.
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

/**
 * The space for content, in millimetres. It fits both A4 and Letter with margins of 12 mm, and leaves a small reserve for
 * differences between printers.
 */
export const pageRoom = { width: 184, height: 248 } as const;

/**
 * The largest setting in which the text fits one page; null if there is none. `heightAt` lays out the text and returns its
 * height, in the unit of `room`.
 */
export function settingThatFits(heightAt: (setting: PageSetting) => number, room: number): PageSetting | null {
  return pageSettings.find((setting) => heightAt(setting) <= room) ?? null;
}

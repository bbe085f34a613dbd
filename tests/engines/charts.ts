import type { Screen } from './screen.ts';

/** The tolerance for the position of a mark, in pixels, because each browser engine rounds differently. */
const slack = 4;

/**
 * The centre and size of a mark, in CSS pixels. Only bars and the chart have a size. Lines and dots have none, because only some
 * browser engines include the stroke of a path.
 */
type Mark = readonly [x: number, y: number, width: number, height: number];

/** The marks of a chart: the chart itself, then its lines, dots and bars, with positions relative to its upper left corner. */
export async function marksOf(view: Screen, name: RegExp): Promise<readonly Mark[]> {
  await view.place({ role: 'picture', name });
  return view.engine.run((pattern) => {
    const chart = [...document.querySelectorAll('[role="img"]')].find((each) =>
      new RegExp(pattern, 'u').test(each.getAttribute('aria-label') ?? ''),
    );
    const corner = chart!.getBoundingClientRect();
    return [chart!, ...chart!.querySelectorAll('path, [style*="height"]')].map((element): Mark => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [broad, high] = element.matches('path') ? [0, 0] : [width, height];
      return [x + width / 2 - corner.x, y + height / 2 - corner.y, broad, high];
    });
  }, name.source);
}

/** Whether two charts have the same marks at the same positions. */
export function isAlike(one: readonly Mark[], other: readonly Mark[]): boolean {
  const isNear = (mark: Mark, index: number) =>
    mark.every((value, at) => Math.abs(value - (other[index]?.[at] ?? Number.NaN)) <= slack);
  return one.length === other.length && one.every(isNear);
}

import type { Page } from '#core/pages/define-page.ts';

/** The pages in the person's order. Those that they never moved follow in the registry's order; ids of pages that are gone are passed over. */
export function arrangePages(pages: readonly Page[], order: readonly string[]): readonly Page[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: Page) => places.get(id) ?? order.length;
  return pages.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The order after one page has gone to a place, counted from 0; every page is then named in it. */
export function movePage(pages: readonly Page[], id: string, place: number): readonly string[] {
  const others = pages.map((page) => page.id).filter((other) => other !== id);
  return others.toSpliced(place, 0, id);
}

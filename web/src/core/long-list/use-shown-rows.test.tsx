import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useShownRows } from './use-shown-rows.tsx';

interface Case {
  count: number;
  open?: string;
  newest?: boolean;
}

/** The ids of the rows that a list with `count` rows shows at first. */
function shownAtFirst(of: Case): readonly string[] {
  function List({ count, ...options }: Case) {
    const rows = Array.from({ length: count }, (_, place) => ({ id: String(place) }));
    const { shown } = useShownRows(rows, { fields: {}, ...options });
    return shown.map(({ id }) => <li key={id}>{id}</li>);
  }
  return [...renderToStaticMarkup(<List {...of} />).matchAll(/<li>(\d+)<\/li>/gu)].map(([, id = '']) => id);
}

it('renders twenty of 400 entries, and a short list whole', () => {
  expect(shownAtFirst({ count: 400 })).toHaveLength(20);
  expect(shownAtFirst({ count: 20 })).toHaveLength(20);
});

it('shows the last entries of a day that is oldest first, so that a new entry is in sight', () => {
  const shown = shownAtFirst({ count: 400, newest: true });
  expect([shown.length, shown[0], shown.at(-1)]).toEqual([20, '380', '399']);
});

it('shows the list down to the entry that is being edited', () => {
  expect(shownAtFirst({ count: 400, open: '30' }).at(-1)).toBe('30');
  expect(shownAtFirst({ count: 400, open: '30', newest: true })[0]).toBe('30');
});

import type { ComponentProps, ReactNode } from 'react';
import { Check } from 'lucide-react';
import { joinClasses } from '#ui/lib/class-names.ts';

/** Props that the sheet "Anotar" passes to a tile that a page draws itself. */
export interface PageTileProps {
  /** The tile's position from 1, which is also the key that presses it. */
  readonly number: number;
  /** The default tile, which opens the page's part of the sheet. */
  readonly opener: ReactNode;
}

interface QuickTileProps extends Omit<ComponentProps<'button'>, 'name'> {
  /** An icon of 22 px. */
  picture: ReactNode;
  name: ReactNode;
  /** What a press records, for a tile that records at once. */
  detail?: ReactNode;
  number?: number;
  /** Whether a press has recorded the item. The tile then shows a tick and ignores presses; the toast offers undo. */
  done?: boolean;
}

/** A tile of the sheet "Anotar" or of another grid of pages: icon and word, and on large screens the key that presses it. */
export function QuickTile({ picture, name, detail, number, done = false, onClick, ...button }: QuickTileProps): ReactNode {
  const isChosen = done || button['aria-expanded'] === true;
  return (
    <button
      aria-disabled={done || undefined}
      {...button}
      type="button"
      onClick={done ? undefined : onClick}
      aria-keyshortcuts={number === undefined ? undefined : String(number)}
      className={joinClasses(
        'flex min-h-16 min-w-0 items-center gap-2 rounded-md border px-2 py-2 text-start aria-busy:opacity-60',
        isChosen ? 'border-primary bg-primary-soft' : 'border-edge bg-surface-raised hover:bg-surface-sunken',
      )}
    >
      {done ? <Check aria-hidden className="size-5.5 shrink-0 text-primary" /> : picture}
      <span className="min-w-0 flex-1 wrap-anywhere hyphens-auto">
        <span className={joinClasses('block', isChosen ? 'font-semibold' : 'font-medium')}>{name}</span>
        {detail && <span className="block text-xs text-muted">{detail}</span>}
      </span>
      {number !== undefined && (
        <span aria-hidden className="text-xs text-muted max-lg:hidden">
          {number}
        </span>
      )}
    </button>
  );
}

/**
 * The items to show as tiles: the pressed items, and the first other item that is not done. A pressed tile stays in its
 * place, so that a second press there does not record the next item.
 */
export function waitingTiles<Item extends { readonly id: string }>(
  items: readonly Item[],
  isDone: (item: Item) => boolean,
  pressed: readonly string[],
): readonly Item[] {
  const next = items.find((item) => !isDone(item) && !pressed.includes(item.id));
  return items.filter((item) => item === next || pressed.includes(item.id));
}

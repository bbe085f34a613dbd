import type { ComponentProps, ReactNode } from 'react';
import { Check } from 'lucide-react';
import { joinClasses } from '#ui/lib/class-names.ts';

/** What the sheet gives to a page's own tile. */
export interface PageTileProps {
  /** Its place among the tiles, which is also its key. */
  readonly number: number;
  /** The usual tile, which opens the page's part. */
  readonly opener: ReactNode;
}

interface QuickTileProps extends Omit<ComponentProps<'button'>, 'name'> {
  /** An icon of 22 px. */
  picture: ReactNode;
  name: ReactNode;
  /** What a press records, if it records at once. */
  detail?: ReactNode;
  number?: number;
}

/** A tile of the sheet "Anotar": icon and word, and on large screens the key that presses it. */
export function QuickTile({ picture, name, detail, number, ...button }: QuickTileProps): ReactNode {
  const isChosen = button['aria-expanded'] === true || button['aria-pressed'] === true;
  return (
    <button
      {...button}
      type="button"
      aria-keyshortcuts={number === undefined ? undefined : String(number)}
      className={joinClasses(
        'flex min-h-16 min-w-0 items-center gap-2.5 rounded-md border px-3 py-2 text-start hover:bg-primary-soft aria-busy:opacity-60',
        isChosen ? 'border-primary bg-primary-soft' : 'border-edge bg-surface-raised',
      )}
    >
      {picture}
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
 * What waits to be recorded, as tiles: those that were pressed here, and the first that is open. A recorded one stays in its place, so that a
 * second press there records nothing else.
 */
export function waitingTiles<Item extends { readonly id: string }>(
  items: readonly Item[],
  isDone: (item: Item) => boolean,
  pressed: readonly string[],
): readonly Item[] {
  const next = items.find((item) => !isDone(item) && !pressed.includes(item.id));
  return items.filter((item) => item === next || pressed.includes(item.id));
}

/** The picture of a tile that says that something is done. */
export const donePicture = <Check aria-hidden className="size-5.5 shrink-0 text-primary" />;

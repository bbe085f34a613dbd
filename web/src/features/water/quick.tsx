import type { ReactNode } from 'react';
import { QuickJournal } from '#core/journal/quick-journal.tsx';
import { QuickTile, type PageTileProps } from '#core/journal/quick-tile.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { PagePicture } from '#core/pages/page-picture.tsx';
import { DayAmount, useDrink } from './day-amount.tsx';
import { water } from './water.ts';
import { waterEntries } from './water-entries.ts';
import { useWaterSettings } from './water-settings.ts';

/** Today's amount of water, with the button that records a glass. */
export default function WaterQuick(): ReactNode {
  return (
    <QuickJournal of={waterEntries}>
      <DayAmount />
    </QuickJournal>
  );
}

/** A tile that records a glass at once. */
export function Tile(props: PageTileProps): ReactNode {
  return (
    <QuickJournal of={waterEntries} otherwise={props.opener}>
      <GlassTile {...props} />
    </QuickJournal>
  );
}

function GlassTile({ number, opener }: PageTileProps): ReactNode {
  const t = useMessages('water');
  const { settings, known, reading } = useWaterSettings();
  const drink = useDrink();
  // If the size of the person's glass could not be loaded, the tile opens the form instead of recording. The form shows
  // which size it records.
  if (!known && reading.state !== 'loading') return opener;
  return (
    <QuickTile
      picture={<PagePicture page={water} />}
      name={t('title')}
      number={number}
      detail={t('glass')}
      aria-busy={!known || undefined}
      aria-disabled={!known || undefined}
      onClick={() => known && drink(settings.glass_ml)}
    />
  );
}

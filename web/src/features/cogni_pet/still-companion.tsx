import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { shownOf, stageOf } from './finds.ts';
import { growthOf } from './growth.ts';
import type { PetRow } from './pet-tables.ts';
import { Seed } from './seed.tsx';

/** The companion alone, small and still, beside a sentence, for other pages. Level and points stay on its own page. */
export function StillCompanion({ row }: { row: PetRow | undefined }): ReactNode {
  const t = useMessages('cogni_pet');
  // The level that the person last saw on the page, or the counted one: later actions are not fetched for a picture.
  const stage = stageOf(growthOf(row, []).level);
  const name = row?.name ?? 'COGN';
  return (
    <>
      <svg
        // Leaves and flowers of the later stages reach beyond the field of the seed.
        viewBox={stage < 10 ? '8 2 144 152' : '-14 -32 188 188'}
        role="img"
        aria-label={t(`grown.from${stage}`)}
        className="size-16 shrink-0"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <Seed stage={stage} look={shownOf('look', row ?? {})} pose="calm" />
      </svg>
      <p className="min-w-0 flex-1 wrap-anywhere">{t('calm', { name })}</p>
    </>
  );
}

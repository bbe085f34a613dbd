import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { shownOf, stageOf } from './finds.ts';
import { growthOf } from './growth.ts';
import type { PetRow } from './pet-tables.ts';
import { Seed } from './seed-drawing.tsx';

/**
 * The companion alone, small and without animation, for other pages. Level and points appear only on the companion's page.
 */
export function StillCompanion({ row }: { row: PetRow | undefined }): ReactNode {
  const t = useMessages('cogni_pet');
  // Uses only the stored row. The actions since the server's last count are left out, because a small picture does not
  // justify a request for them.
  const stage = stageOf(growthOf(row, []).level);
  const name = row?.name ?? 'COGN';
  return (
    <>
      <svg
        // At later stages, leaves and flowers reach beyond the usual view box.
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

import { useEffect, useRef } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { putOwnRow } from '#core/records/write-rows.ts';
import { useToast } from '#ui/use-toast.ts';
import { foundBetween } from './finds.ts';
import { pets } from './pet-tables.ts';
import type { Pet } from './use-pet.ts';

/**
 * The toast of a new level appears at least this long after the page opens, in ms, so that it moves no content while the
 * page loads.
 */
const calm = 4000;
/** The toast appears at least this long after an action, in ms, so that the companion's reply comes first. */
const answered = 900;

/**
 * Announces a new level and its finds in a toast, only on the first device that sees the level. The toast does not show the
 * level's number; `GrowthCard` shows it on request.
 */
export function useLevelUp({ name, growth: { level }, seenLevel, state }: Pet, mayWrite: boolean): void {
  const t = useMessages('cogni_pet');
  const locale = useLocale();
  const { showToast } = useToast();
  const announced = useRef(0);
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
  }, []);
  useEffect(() => {
    if (!mayWrite || state === 'loading' || level <= Math.max(seenLevel, announced.current)) return;
    const waiting = setTimeout(
      () => {
        announced.current = level;
        const found = foundBetween(seenLevel, level).map((each) => t(each));
        const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(found);
        showToast({
          title: t('levelUp', { name }),
          description: found.length > 0 ? t('found', { list }) : t('levelUpText'),
        });
        // If this write fails, another visit announces the level again, which is harmless.
        putOwnRow(pets.table, { seen_level: level }).catch(() => undefined);
      },
      Math.max(answered, opened.current + calm - performance.now()),
    );
    return () => clearTimeout(waiting);
  }, [level, seenLevel, state, mayWrite, name, locale, t, showToast]);
}

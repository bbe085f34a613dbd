import { useEffect, useRef } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { putOwnRow } from '#core/records/write-rows.ts';
import { formatNumber } from '#lib/format-number.ts';
import { useToast } from '#ui/use-toast.ts';
import { pets } from './pet-tables.ts';
import type { Pet } from './use-pet.ts';

/** How long after the page was opened, in ms: by then the page has loaded, and the toast moves nothing. */
const calm = 4000;
/** How long after an action, in ms: the companion has answered first. */
const answered = 900;

/** Announces a new level once, on the first device that sees it. */
export function useLevelUp({ name, growth: { level }, seenLevel, state }: Pet, mayWrite: boolean): void {
  const t = useMessages('cogni_pet');
  const locale = useLocale();
  const { showToast } = useToast();
  const told = useRef(0);
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
  }, []);
  useEffect(() => {
    if (!mayWrite || state === 'loading' || level <= Math.max(seenLevel, told.current)) return;
    const waiting = setTimeout(
      () => {
        told.current = level;
        showToast({ title: t('levelUp', { name, level: formatNumber(level, locale) }), description: t('levelUpText') });
        // If this write fails, the level is announced again another day, which is harmless.
        putOwnRow(pets.table, { seen_level: level }).catch(() => undefined);
      },
      Math.max(answered, opened.current + calm - performance.now()),
    );
    return () => clearTimeout(waiting);
  }, [level, seenLevel, state, mayWrite, name, locale, t, showToast]);
}

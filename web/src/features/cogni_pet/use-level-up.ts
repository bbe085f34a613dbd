import { useEffect, useRef } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { putOwnRow } from '#core/records/put-own-row.ts';
import { formatNumber } from '#lib/format-number.ts';
import { useToast } from '#ui/use-toast.ts';
import { pets } from './pet-tables.ts';
import type { Pet } from './use-pet.ts';

/** How long after the page was opened, in ms: by then it has arrived, and what tells it has its place. */
const calm = 4000;
/** How long after a deed, in ms: the companion has answered first. */
const answered = 900;

/** Tells a new level once, whatever led to it and on whichever device it is seen first. */
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
        // Where it can't be kept it is told again on another day, which does no harm.
        putOwnRow(pets.table, { seen_level: level }).catch(() => undefined);
      },
      Math.max(answered, opened.current + calm - performance.now()),
    );
    return () => clearTimeout(waiting);
  }, [level, seenLevel, state, mayWrite, name, locale, t, showToast]);
}

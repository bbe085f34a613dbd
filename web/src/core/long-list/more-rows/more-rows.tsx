import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from 'use-intl/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';
import { usePrinting } from '../use-printing.ts';

export interface MoreRowsProps {
  /** The rows that are not shown yet, the nearest first. */
  rest: readonly { readonly id: string }[];
  /** How many rows the list has. */
  all: number;
  /** The fields of the rows, by name. Only those with a text of the person are used. */
  fields: Readonly<Record<string, { readonly kind: string; readonly idPattern?: string }>>;
  /** Whether the rest is above the shown rows. */
  newest: boolean;
  /** Shows so many rows. */
  onShow: (count: number) => void;
}

/** Each press doubles the list, up to this many more rows. */
const mostAtOnce = 200;

/**
 * How many rows share an element with their texts. Chromium takes over a millisecond for each element that is hidden until
 * found.
 */
const rowsOfText = 50;

/**
 * The button that shows more rows, and how many are shown. The texts of the other rows are in the document, hidden until the
 * browser's own search finds them (`hidden="until-found"`); the list then shows the rows down to the found one.
 */
export function MoreRows({ rest, all, fields, newest, onShow }: MoreRowsProps): ReactNode {
  const t = useMessages('more-rows');
  const locale = useLocale();
  const status = useRef<HTMLParagraphElement>(null);
  const texts = useRef<HTMLDivElement>(null);
  const shown = all - rest.length;
  const next = Math.min(shown, mostAtOnce, rest.length);
  const inNumbers = (count: number) => formatNumber(count, locale);
  const beforePrint = useRef(shown);
  usePrinting((starts) => {
    if (starts) beforePrint.current = shown;
    onShow(starts ? all : beforePrint.current);
  });
  const find = useEffectEvent(({ target }: Event) => {
    const place = [...(texts.current?.children ?? [])].indexOf(target as Element);
    if (place >= 0) onShow(Math.min(all, shown + (place + 1) * rowsOfText));
  });
  useEffect(() => {
    const around = texts.current;
    const listen = (event: Event) => find(event);
    around?.addEventListener('beforematch', listen);
    return () => around?.removeEventListener('beforematch', listen);
  }, []);
  const show = () => {
    flushSync(() => onShow(shown + next));
    // With the last rows the button disappears.
    if (next === rest.length) status.current?.focus();
  };
  // An id means nothing to a person who searches.
  const names = Object.entries(fields).flatMap(([name, field]) => (field.kind === 'text' && !field.idPattern ? name : []));
  const textOf = (row: Readonly<Record<string, unknown>>) => names.flatMap((name) => row[name] ?? []).join('\n');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {next > 0 && (
        <Button icon={newest ? ChevronUp : ChevronDown} onClick={show}>
          {t(newest ? 'earlier' : 'more', { count: inNumbers(next) })}
        </Button>
      )}
      <p ref={status} tabIndex={-1} role="status" className="text-sm text-muted">
        {t('shown', { shown: inNumbers(shown), all: inNumbers(all) })}
      </p>
      <div ref={texts} className="basis-full">
        {Array.from({ length: Math.ceil(rest.length / rowsOfText) }, (_, place) => (
          <p key={place} {...untilFound}>
            {rest
              .slice(place * rowsOfText, (place + 1) * rowsOfText)
              .map((row) => textOf(row as Readonly<Record<string, unknown>>))
              .join('\n')}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The types of React do not know the value `until-found`. A browser without it keeps the text hidden. */
const untilFound = { hidden: 'until-found' as unknown as boolean };

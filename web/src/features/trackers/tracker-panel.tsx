import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Check } from 'lucide-react';
import { formatEntryTime } from '#core/journal/entry-time.ts';
import { useJournal, type RecordedEntry } from '#core/journal/journal-context.ts';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useOpenUpsell } from '#core/pages/pages-context.ts';
import { Button } from '#ui/button.tsx';
import { AnswerControls } from './answer-controls.tsx';
import { trackerEntries, type Tracker, type TrackerEntry } from './tracker-tables.ts';
import { useAnswerText } from './use-answer-text.ts';
import { useTrackers } from './use-trackers.ts';

type Recorded = RecordedEntry<(typeof trackerEntries)['fields']> & TrackerEntry;

/** Every tracker that is not archived: with its answers of the day, or with the controls to answer it. */
export function TrackerPanel(): ReactNode {
  const { date, entries, known, writing } = useJournal(trackerEntries);
  const { trackers, state, retry } = useTrackers();
  return (
    <>
      <QueryStateNotice reading={state} retry={retry} />
      <ul className="flex flex-col divide-y divide-line">
        {trackers
          .filter(({ archived }) => !archived)
          .map((tracker) => (
            <TrackerLine
              key={`${date} ${tracker.id}`}
              of={tracker}
              entries={(entries as readonly Recorded[]).filter(({ tracker_id }) => tracker_id === tracker.id)}
              asks={known && writing === 'open'}
            />
          ))}
      </ul>
    </>
  );
}

interface TrackerLineProps {
  of: Tracker;
  /** The tracker's entries of the day. */
  entries: readonly Recorded[];
  /** Whether the person may answer. False until the entries are known, because an answered tracker could look unanswered. */
  asks: boolean;
}

function TrackerLine({ of: tracker, entries, asks }: TrackerLineProps): ReactNode {
  const t = useMessages('trackers');
  const journal = useMessages('journal');
  const locale = useLocale();
  const answerText = useAnswerText();
  const openUpsell = useOpenUpsell();
  const { isLocked } = useTrackers();
  const [asking, setAsking] = useState(false);
  const again = useRef<HTMLButtonElement>(null);
  const recorded = useRef(false);
  const isAnswered = entries.length > 0 && !asking;
  useEffect(() => {
    // The pressed button of the answer has disappeared, so move the focus.
    if (isAnswered && recorded.current) again.current?.focus({ preventScroll: true });
    recorded.current = false;
  }, [isAnswered]);
  const { name, kind } = tracker;
  const locked = isLocked(tracker);
  const isAsking = asks && !locked && !isAnswered;
  // A number field already shows the tracker's name as its label, so a heading would repeat it.
  const isLabel = isAsking && (kind === 'number' || kind === 'minutes');
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      {!isLabel && <h3 className="text-base font-semibold wrap-anywhere">{name}</h3>}
      <div className="flex flex-wrap items-center justify-between gap-x-3 empty:hidden">
        {entries.length > 0 && (
          <ul className="flex flex-col">
            {entries.map((entry) => (
              <li key={entry.id} className="flex items-center gap-2">
                <Check aria-hidden className="size-5 shrink-0 text-primary" />
                <span className="min-w-0 wrap-anywhere">
                  <span className="inline-block first-letter:uppercase">{answerText(entry)}</span>{' '}
                  <span className="text-sm text-muted tabular-nums">{formatEntryTime(entry, locale)}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
        {asks && !locked && entries.length > 0 && (
          <Button
            ref={again}
            variant="quiet"
            className="-mx-3.5"
            aria-label={journal('named', { words: t(asking ? 'notAgain' : 'again'), name })}
            onClick={() => setAsking(!asking)}
          >
            {t(asking ? 'notAgain' : 'again')}
          </Button>
        )}
      </div>
      {locked && (
        <div>
          <p className="text-muted">{t('locked')}</p>
          <Button variant="quiet" className="-ms-3.5" onClick={() => openUpsell()}>
            {journal('lockedOpen')}
          </Button>
        </div>
      )}
      {isAsking && (
        <AnswerControls
          of={tracker}
          onRecorded={() => {
            recorded.current = true;
            setAsking(false);
          }}
        />
      )}
    </li>
  );
}

import { useState, type ReactNode } from 'react';
import { ListOrdered, Plus } from 'lucide-react';
import { formIds, useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { EntryList } from '#core/journal/entry-list.tsx';
import { useJournal } from '#core/journal/journal-context.ts';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { PageState } from '#ui/page-state.tsx';
import { examples, type Example } from './examples.ts';
import { TrackerPanel } from './tracker-panel.tsx';
import { trackerEntries, trackerList } from './tracker-tables.ts';
import { trackersDrawing } from './trackers-drawing.ts';
import { useAnswerText } from './use-answer-text.ts';
import { useTrackers } from './use-trackers.ts';

interface Asked {
  /** Opens the form of a new tracker. */
  readonly adding: boolean;
  /** The example that fills this form. */
  readonly example?: Example;
}

const Arrange = lazyPart<Asked & { onDone: () => void }>(
  'arrange-trackers',
  () => ['sorting', 'tracker-form'],
  async () => (await import('./tracker-form/arrange-trackers.tsx')).ArrangeTrackers,
);

const EditEntry = lazyPart<object>(
  'edit-tracker-entry',
  () => [],
  async () => (await import('./edit-entry.tsx')).EditEntry,
);

/** The page of own trackers: what the person answers today, the entries of the day, and the form that defines trackers. */
export default function TrackersPage(): ReactNode {
  const answerText = useAnswerText();
  const { trackers } = useTrackers();
  return (
    <JournalPage of={trackerEntries}>
      <div className="flex flex-col gap-6">
        <Trackers />
      </div>
      {trackers.length > 0 && (
        <EntryList
          of={trackerEntries}
          drawing={trackersDrawing}
          row={(entry) => ({
            line: (
              <>
                <p className="font-semibold wrap-anywhere">{entry.name}</p>
                <p className="wrap-anywhere first-letter:uppercase">{answerText(entry)}</p>
              </>
            ),
            details: entry.notes !== null && <p className="whitespace-pre-wrap">{entry.notes}</p>,
          })}
        />
      )}
    </JournalPage>
  );
}

function Trackers(): ReactNode {
  const t = useMessages('trackers');
  const { writing, editing, reading } = useJournal(trackerEntries);
  const { trackers, state, known, retry } = useTrackers();
  // If the form of a tracker has an unsaved draft, the page opens the part that contains this form.
  const drafted = useOpenedForm(trackerList.table, formIds(trackers));
  const [asked, setAsked] = useState<Asked | null>();
  const arranging = asked === undefined && drafted.opened !== null ? { adding: false } : asked;
  const isOpen = writing === 'open';
  if (arranging && isOpen) return <Arrange {...arranging} onDone={() => setAsked(null)} />;

  const add = isOpen && (
    <Button icon={Plus} variant={trackers.length === 0 ? 'primary' : 'secondary'} onClick={() => setAsked({ adding: true })}>
      {t('add')}
    </Button>
  );
  if (trackers.length === 0) {
    if (!known) return <QueryStateNotice reading={state} retry={retry} />;
    return (
      <PageState kind="empty" drawing={trackersDrawing} title={t('none')} action={add}>
        <p className="pb-3">{t('noneText')}</p>
        {isOpen && (
          <ul className="flex flex-wrap justify-center gap-2">
            {examples.map((example) => (
              <li key={example.name}>
                <Button onClick={() => setAsked({ adding: true, example })}>{t(example.name)}</Button>
              </li>
            ))}
          </ul>
        )}
      </PageState>
    );
  }
  // The height of this part depends on the day's answers. Until they load, `OnItsWay` hides the content below.
  if (reading === 'loading' || writing === 'checking') return <OnItsWay />;
  return (
    <>
      {editing !== null && <EditEntry />}
      <Card aria-labelledby="trackers" className="flex flex-col gap-4">
        <h2 id="trackers" className="text-lg">
          {t('question')}
        </h2>
        <TrackerPanel />
      </Card>
      {isOpen && (
        <div className="flex flex-wrap gap-3">
          {add}
          <Button icon={ListOrdered} onClick={() => setAsked({ adding: false })}>
            {t('arrange')}
          </Button>
        </div>
      )}
    </>
  );
}

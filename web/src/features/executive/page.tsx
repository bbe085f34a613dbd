import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack } from '#core/journal/look-back.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Slider } from '#ui/slider.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { executiveEntries } from './executive-entries.ts';
import { executiveFunctions, type Levels } from './executive-functions.ts';
import { LevelsPicture } from './levels-picture.tsx';
import { levelKey } from './levels.ts';

/** How executive functions look: five sliders that may stay open, notes, and the weeks of each function. */
export default function ExecutivePage(): ReactNode {
  const t = useMessages('executive');
  const locale = useLocale();
  const levelOf = (level: number) => t('levelOf', { level: formatNumber(level, locale), words: t(levelKey(level)) });
  const inWords = (entry: Levels) =>
    executiveFunctions.flatMap((name) => {
      const level = entry[name];
      return level === null ? [] : [t('inWords', { name: t(name), level: formatNumber(level, locale) })];
    });
  return (
    <JournalPage of={executiveEntries}>
      <JournalForm
        of={executiveEntries}
        check={(values) => (Object.values(values).every((value) => value === null) ? { attention: t('nothingSaid') } : {})}
        repeatWords={(last) => t('sameAsLast', { words: inWords(last).join(' · ') || t('notes') })}
      >
        {(fields) => (
          <>
            <p className="text-muted">{t('scale')}</p>
            <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
              {executiveFunctions.map((name) => (
                <Slider
                  key={name}
                  {...fields.scale(name)}
                  label={t(name)}
                  hint={t(`${name}Hint`)}
                  describe={levelOf}
                  open={{ words: t('unsaid'), clear: t('clear') }}
                />
              ))}
            </div>
            <TextArea {...fields.text('notes')} label={t('notes')} hint={t('notesHint')} />
          </>
        )}
      </JournalForm>
      <EntryList
        of={executiveEntries}
        row={(entry) => (
          <>
            <dl className="flex flex-col gap-0.5 empty:hidden">
              {executiveFunctions.map((name) => {
                const level = entry[name];
                return (
                  level !== null && (
                    <div key={name} className="flex flex-wrap gap-x-3">
                      <dt className="text-muted">{t(name)}</dt>
                      <dd className="font-semibold">{levelOf(level)}</dd>
                    </div>
                  )
                );
              })}
            </dl>
            {entry.notes !== null && <p className="whitespace-pre-wrap">{entry.notes}</p>}
          </>
        )}
      />
      <ShowMore>
        <LookBack of={executiveEntries}>{(view) => <LevelsPicture view={view} />}</LookBack>
      </ShowMore>
    </JournalPage>
  );
}

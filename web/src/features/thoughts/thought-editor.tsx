import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { formatTime } from '#core/journal/format-measure.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useNotSavedMessage, useSavedToast } from '#core/journal/save-toasts.ts';
import { RemoveButton } from '#core/journal/remove-button.tsx';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { TagField } from '#shared-features/tags/lazy-tags.tsx';
import { formatNumber } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { recogniserOfBrowser, joinSpoken } from './dictation/speech-recogniser.ts';
import { useOpenThought } from './autosave/use-open-thought.ts';
import { AutosaveStatusLine } from './autosave-status-line.tsx';
import { StickerField } from './lazy-sticker.tsx';
import { PhotoField } from './thought-photos/lazy-photos.tsx';
import { longestThought, thoughtsEntries } from './thoughts-entries.ts';

const Dictation = lazyPart<{ lang: string; onText: (words: string) => void }>(
  'dictation',
  () => ['dictation'],
  async () => (await import('./dictation/dictation.tsx')).Dictation,
);

/** The editor of a thought, by keyboard or dictation, with stickers, tags and autosave. */
export function ThoughtEditor(): ReactNode {
  const t = useMessages('thoughts');
  const journal = useMessages('journal');
  const core = useMessages('core');
  const locale = useLocale();
  const lang = htmlLang(useLanguage());
  const notSavedMessage = useNotSavedMessage();
  const { askRemoval } = useJournal(thoughtsEntries);
  const notifySaved = useSavedToast();
  const { editing, autosave, thought, status, problem, row, isRecovered, isElsewhere, startNew } = useOpenThought();
  const card = useRef<HTMLElement>(null);
  const focusText = () => card.current?.querySelector('textarea')?.focus();

  const edited = editing?.id;
  useEffect(() => {
    if (edited !== undefined) focusText();
  }, [edited]);

  /** The id of the thought that the person tried to finish without any text. */
  const [pressedBlank, setPressedBlank] = useState<string>();
  const isBlank = thought.text.trim() === '';
  const isEmptied = isBlank && row !== undefined;
  const tooLong = [...thought.text.trim()].length > longestThought;

  async function finish(): Promise<void> {
    if (isEmptied) {
      askRemoval(row);
      return;
    }
    if (isBlank && edited === undefined) {
      setPressedBlank(thought.id);
      focusText();
      return;
    }
    if (!(await autosave.finish())) return;
    const refused = core('errors.savingEntry');
    notifySaved(thoughtsEntries.table, autosave.get().thought.id, {
      saved: journal('added'),
      onDevice: t('onDevice'),
      refused,
    });
    startNew();
    if (edited === undefined) focusText();
  }

  return (
    <Card ref={card} aria-labelledby="thought-editor" className="flex flex-col gap-5">
      <div className="flex items-center gap-3">
        <h2 id="thought-editor" className="min-w-0 flex-1 text-lg">
          {editing ? journal('formEdit', { time: formatTime(editing.created_at, locale) }) : t('newThought')}
        </h2>
        {editing && !isElsewhere && <RemoveButton of={thoughtsEntries} entry={editing} />}
      </div>
      {isRecovered && <Notice tone="information">{t('recovered')}</Notice>}
      {isElsewhere && <Notice tone="information">{t('elsewhere')}</Notice>}
      <TextArea
        name="text"
        label={t('text')}
        hint={t('textHint')}
        error={isBlank && pressedBlank === thought.id ? t('finishNeedsText') : undefined}
        rows={6}
        value={thought.text}
        readOnly={isElsewhere}
        onChange={(event) => autosave.write({ text: event.target.value })}
        onBlur={() => void autosave.save()}
      />
      {!isElsewhere && <AutosaveStatusLine status={status} row={row} />}
      {tooLong && <Notice tone="information">{t('tooLong', { count: formatNumber(longestThought, locale) })}</Notice>}
      {isEmptied && (
        <Notice tone="information">
          <p>{t('emptied')}</p>
          <div className="flex flex-wrap gap-3 pt-2">
            <Button onClick={() => autosave.write({ text: row.text })}>{t('textBack')}</Button>
            <Button variant="quiet" onClick={() => askRemoval(row)}>
              {journal('removeConfirm')}
            </Button>
          </div>
        </Notice>
      )}
      {(status === 'failed' || problem !== null) && (
        <Notice tone="problem">{problem === null ? t('notKeptYet') : notSavedMessage(problem)}</Notice>
      )}
      {recogniserOfBrowser() && !isElsewhere && (
        <Dictation
          key={thought.id}
          lang={lang}
          onText={(words) => autosave.write({ text: joinSpoken(autosave.get().thought.text, words, lang) })}
        />
      )}
      <StickerField
        key={`stickers:${thought.id}`}
        values={thought.stickers}
        onChange={(chosen) => autosave.write({ stickers: chosen })}
        wait={isBlank && row === undefined}
      />
      {!isElsewhere && <PhotoField key={`photos:${thought.id}`} row={row} />}
      <TagField
        key={`tags:${thought.id}`}
        table={thoughtsEntries.table}
        values={thought.tags}
        onChange={(tags) => autosave.write({ tags })}
      />
      {!isElsewhere && (
        <div data-save-bar className="flex flex-wrap gap-3">
          <Button
            variant={isBlank && edited === undefined ? 'secondary' : 'primary'}
            className="font-semibold"
            onClick={finish}
          >
            {t('finish')}
          </Button>
        </div>
      )}
    </Card>
  );
}

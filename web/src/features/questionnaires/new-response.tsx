import { useEffect, useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useDraft } from '#core/drafts/use-draft.ts';
import { useEntryWrites } from '#core/journal/use-entry-writes.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { htmlLang, languageNames } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useToast } from '#ui/use-toast.ts';
import { answeredOn, valuesOf, type AnswerSheet } from './filling/answer-sheet.ts';
import { fetchAhead, LazyCareCard, LazyFilling } from './lazy-parts.ts';
import { instruments, type QuestionnaireKind, type TextLanguage } from './instruments.ts';
import { hasThoughtsOfDeath, questionnaireResponses, type Response } from './questionnaire-responses.ts';

interface NewResponseProps {
  kind: QuestionnaireKind;
  /** Whether the person is filling it now. */
  isOpen: boolean;
  onOpen: (opens: boolean) => void;
  /** The day of the last response, if there is one. */
  last: CalendarDate | null;
  /** Whether the person's chosen interval has passed (`dueKinds`). */
  isDue: boolean;
  onSaved: (response: Response) => void;
}

/** Offers a questionnaire, and shows it while the person fills it. */
export function NewResponse({ kind, isOpen, onOpen, last, isDue, onSaved }: NewResponseProps): ReactNode {
  const t = useMessages('questionnaires');
  const journal = useMessages('journal');
  const core = useMessages('core');
  const locale = useLocale();
  const { date, today } = useJournal(questionnaireResponses);
  const { add } = useEntryWrites(questionnaireResponses);
  const { showToast } = useToast();
  const [draft, setDraft, clearDraft] = useDraft<AnswerSheet | null>(`${questionnaireResponses.table}:${kind}`, null);
  const { own, language, choose } = useTextLanguage(kind);
  const { items, languages } = instruments[kind];
  useEffect(() => fetchAhead(language), [language]);
  const name = t(kind);

  if (isOpen) {
    const sheet = draft ?? { language, begun: today, at: 0, answers: {} };
    return (
      <LazyFilling
        kind={kind}
        sheet={sheet}
        onChange={setDraft}
        takesFocus
        saveLabel={journal('add')}
        save={async () => {
          const values = valuesOf(kind, sheet);
          await add(date, values);
          clearDraft();
          onSaved(values);
        }}
        closeLabel={t('stop')}
        onClose={() => onOpen(false)}
      />
    );
  }
  const discard = () => {
    clearDraft();
    showToast({ title: t('discarded'), action: { label: core('actions.undo'), onAct: () => setDraft(draft) } });
  };
  const id = `questionnaires-${kind}`;
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lg">
        {name}
      </h2>
      <p>{t(`${kind}About`)}</p>
      {isDue && <p className="font-semibold">{t('due')}</p>}
      {draft ? (
        <p className="text-muted">
          {t('begun', {
            date: formatDate(draft.begun, locale, { day: 'numeric', month: 'long' }),
            done: String(answeredOn(kind, draft)),
            all: String(items.length),
          })}
        </p>
      ) : (
        <>
          {last && <p className="text-muted">{t('last', { date: formatDate(last, locale) })}</p>}
          {!own && (
            <>
              <p>{t('noText')}</p>
              <SelectField
                name={`language-${kind}`}
                label={t('language')}
                options={languages.map((code) => ({ value: code, label: languageNames[code], lang: htmlLang(code) }))}
                value={language}
                onChange={({ target }) => choose(target.value as TextLanguage)}
              />
            </>
          )}
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onOpen(true)}>{t(draft ? 'resume' : 'start', { name })}</Button>
        {draft && (
          <Button variant="quiet" onClick={discard}>
            {t('discard')}
          </Button>
        )}
      </div>
      {draft && hasThoughtsOfDeath({ kind, ...draft.answers }) && <LazyCareCard />}
    </Card>
  );
}

/**
 * The language of the questions: the app's language if it has a verified official text (`own`), otherwise the person's
 * choice. The app never shows a translation of its own.
 */
function useTextLanguage(kind: QuestionnaireKind) {
  const appLanguage = useLanguage();
  const own = instruments[kind].languages.find((code) => code === appLanguage);
  const [chosen, choose] = useState<TextLanguage>('en');
  return { own: own !== undefined, language: own ?? chosen, choose };
}

import { flushSync } from 'react-dom';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Download } from 'lucide-react';
import { htmlLang, isLanguageCode, languageCodes, languageNames } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useOutbox } from '#core/outbox/use-outbox.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { asCalendarDate } from '@cogn/shared/calendar-date.ts';
import { Link } from '#core/pages/link.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { DateField } from '#ui/date-field.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { SelectField } from '#ui/select-field.tsx';
import { CsvLayoutChoice } from './csv-layout-choice.tsx';
import { exportFormats, exportOptions, type CsvLayout, type ExportFormat, type ReportContents } from './export-options.ts';
import { ExportProgress } from './export-progress.tsx';
import { IncludedPages } from './included-pages.tsx';
import { ReadinessLine } from './readiness-line.tsx';
import { ReportContentsChoice } from './report-contents-choice.tsx';
import { useExport } from './use-export.ts';
import { useReadiness } from './use-readiness.ts';

const loadMakeExport = async () => (await import('./lazy-parts.ts')).makeExport;

/** The form of an export: pages (at first all), period, format and language. Shows the progress of the export. */
export function ExportForm(): ReactNode {
  const t = useMessages('export');
  const interfaceLanguage = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [options, setOptions] = useState<readonly string[]>(Object.keys(exportOptions));
  const [dates, setDates] = useState({ from: '', to: '' });
  const [format, setFormat] = useState<ExportFormat>('pdf');
  const [csvLayout, setCsvLayout] = useState<CsvLayout>('long');
  const [contents, setContents] = useState<ReportContents>(null);
  const [chosenLanguage, setChosenLanguage] = useState<string | null>(null);
  const [faults, setFaults] = useState<{ options?: string; from?: string; to?: string }>({});
  const { state, start, cancel } = useExport(loadMakeExport);
  const { profile } = useProfile();
  const { waiting, refused } = useOutbox();
  const unsent = waiting.length + refused.length;
  const language = isLanguageCode(chosenLanguage) ? chosenLanguage : interfaceLanguage;
  const person = profile?.full_name ?? null;
  const readiness = useReadiness(language, person);

  /** Whether the date is typed only in part. Such a date field has an empty value, which would otherwise mean "no limit". */
  function isHalfTyped(name: 'from' | 'to'): boolean {
    const field = form.current?.elements.namedItem(name);
    return field instanceof HTMLInputElement && field.validity.badInput;
  }

  function make(event?: FormEvent): void {
    event?.preventDefault();
    const period = { from: asCalendarDate(dates.from), to: asCalendarDate(dates.to) };
    const isTurned = period.from !== null && period.to !== null && period.to < period.from;
    const found = {
      ...(options.length === 0 && { options: t('optionsNone') }),
      ...(isHalfTyped('from') && { from: t('dateHalf') }),
      ...(isTurned && { to: t('periodOrder') }),
      ...(isHalfTyped('to') && { to: t('dateHalf') }),
    };
    flushSync(() => setFaults(found));
    // Focus the first field with an error, because it may be out of sight on a phone.
    if (form.current && focusFirstProblem(form.current)) return;
    void start({ options, period, format, csvLayout, language, person, contents, writtenIn: interfaceLanguage });
  }

  return (
    <Card>
      <form ref={form} noValidate onSubmit={make} className="flex flex-col gap-5">
        <IncludedPages chosen={options} onChange={setOptions} error={faults.options} />
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-heading text-lg font-semibold">{t('period')}</legend>
          <p className="mb-2 text-muted">{t('periodHint')}</p>
          <div className="flex flex-wrap gap-x-5 gap-y-3">
            {/* A fixed width, so that a long error wraps below its field and does not move other fields. */}
            <DateField
              name="from"
              label={t('from')}
              value={dates.from}
              error={faults.from}
              className="w-60 max-w-full"
              onChange={({ target }) => setDates({ ...dates, from: target.value })}
            />
            <DateField
              name="to"
              label={t('to')}
              value={dates.to}
              error={faults.to}
              className="w-60 max-w-full"
              onChange={({ target }) => setDates({ ...dates, to: target.value })}
            />
          </div>
        </fieldset>
        <h2 className="text-lg">{t('makeTitle')}</h2>
        <ChoiceGroup
          legend={t('format')}
          name="format"
          options={exportFormats.map((value) => ({ value, label: t(value) }))}
          value={format}
          onChange={setFormat}
          hint={t(`${format}Hint`)}
        />
        {format === 'csv' && <CsvLayoutChoice value={csvLayout} onChange={setCsvLayout} />}
        {format === 'fhir' && (
          <Link to="/sharing" className={buttonClasses('quiet', '-ms-3.5 self-start')}>
            {t('shareByLink')}
          </Link>
        )}
        {format === 'pdf' && <ReportContentsChoice value={contents} onChange={setContents} options={options} />}
        <SelectField
          name="language"
          label={t('reportLanguage')}
          className="max-w-60"
          value={language}
          onChange={({ target }) => setChosenLanguage(target.value)}
          options={languageCodes.map((code) => ({ value: code, label: languageNames[code], lang: htmlLang(code) }))}
        />
        {unsent > 0 && <p className="text-muted">{t('waiting', { count: unsent })}</p>}
        <ExportProgress
          state={state}
          cancel={cancel}
          retry={make}
          problems={{ unreachable: t('unreachable'), failed: t('failed') }}
        />
        <ReadinessLine readiness={readiness} />
        {state.kind !== 'running' && (
          <div data-save-bar className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" icon={Download}>
              {t('make')}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}

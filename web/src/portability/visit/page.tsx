import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Plus, Printer } from 'lucide-react';
import { useConsent } from '#core/consent/use-consent.ts';
import { ConsentGate } from '#core/journal/consent-gate.tsx';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Link } from '#core/pages/link.tsx';
import { useRows } from '#core/records/use-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { visitMarksTable, visits, visitsToCome, type Visit, type VisitMark } from '#features/visit/visits.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { LazyBeside, VisitPaper } from './lazy-parts.ts';
import { useComingAppointments } from './use-appointment-choice.ts';
import { VisitForm } from './visit-form.tsx';

/**
 * Prepares a visit to a professional, and shows past ones. Everyone can print the page, also empty, to write on paper. The
 * address chooses the visit: `visit=<id>`, `visit=new`, or `appointment=<id>` of the calendar.
 */
export default function VisitPage(): ReactNode {
  const t = useMessages('visit');
  const today = useToday();
  const agreed = useConsent('health');
  const { rows, state, known, retry } = useRows<Visit>(visits.table);
  const coming = useComingAppointments();
  const marks = useRows<VisitMark>(visitMarksTable);
  const [parameters, setParameters] = useSearchParams();
  const [asked, appointment] = [parameters.get('visit'), parameters.get('appointment')];
  const toCome = visitsToCome(rows, today);
  const visit =
    appointment === null
      ? (rows.find(({ id }) => id === asked) ?? (asked === 'new' ? undefined : toCome[0]))
      : (toCome.find(({ appointment_id }) => appointment_id === appointment) ??
        rows.find(({ appointment_id }) => appointment_id === appointment));
  // A new visit's form keeps its React key when the visit is saved. A new key would mount the form again and lose the focus.
  const [added, setAdded] = useState<{ readonly id: string; readonly form: string }>();
  const form = visit === undefined ? `new ${appointment ?? ''}` : visit.id === added?.id ? added.form : visit.id;
  const others = rows.filter(({ id }) => id !== visit?.id);
  // Show the form only after the appointments and the marks have loaded. Otherwise the field for the appointment would appear
  // later and move the fields beneath it, and saving needs the marks. The cards beside the form wait for the form, because it
  // would move them on a phone.
  const isLoading = [state, coming.state, marks.state].includes('loading');
  const isReady = agreed === 'granted' && !isLoading && (known || state === 'absent');
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} actions={<PrintButton />} />
      <QueryStateNotice reading={state} retry={retry} />
      <div data-columns="">
        <div className="flex flex-col gap-6">
          {agreed === 'missing' && (
            <>
              <ConsentGate purpose="health" />
              <VisitPaper visit={visit} />
            </>
          )}
          {isReady && (
            <VisitForm
              key={form}
              visit={visit}
              appointment={appointment}
              coming={coming}
              onAdding={(id) => setAdded({ id, form })}
              onAdded={(id) => setParameters({ visit: id }, { replace: true })}
            />
          )}
          {visit !== undefined && isReady && (
            <Link to="/visit?visit=new" className={buttonClasses('quiet', 'self-start')}>
              <Plus className="size-5 shrink-0" aria-hidden />
              {t('another')}
            </Link>
          )}
        </div>
        <div className="flex flex-col gap-6">
          {(agreed === 'missing' || isReady) && <LazyBeside visit={visit} others={others} today={today} />}
        </div>
      </div>
    </div>
  );
}

/** Prints the sheet of the visit, which `VisitPaper` lays out. Renders nothing if the browser cannot print. */
function PrintButton(): ReactNode {
  const t = useMessages('visit');
  if (typeof window.print !== 'function') return null;
  return (
    <Button icon={Printer} onClick={() => window.print()}>
      {t('print')}
    </Button>
  );
}

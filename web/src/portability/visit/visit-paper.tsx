import type { CSSProperties, ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useRows } from '#core/records/use-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { nameVisit } from '#features/visit/name-visit.ts';
import { marksOf, questionFields, visitMarksTable, type Visit, type VisitMark } from '#features/visit/visits.ts';
import { formatDate } from '#lib/local-date.ts';
import { PrintedPage } from '#shared-features/print/printed-page.tsx';
import { MarkedEntry } from './marked-entry.tsx';
import { useMedicineLines } from './use-medicine-lines.ts';

/** How many empty lines the printed sheet has for each blank text. */
const lines = { reason: 2, question: 2, to_say: 3, answers: 6 };

/** The printed sheet of a visit. Blank parts have lines to write on, so that it is useful without typing too. */
export function VisitPaper({ visit = {} }: { visit?: Partial<Visit> | undefined }): ReactNode {
  const t = useMessages('visit');
  const locale = useLocale();
  const today = useToday();
  const { profile } = useProfile();
  const medicines = useMedicineLines().lines;
  const marks = marksOf(
    useRows<VisitMark>(visitMarksTable).rows,
    visit.id === undefined ? undefined : { id: visit.id, done: visit.done ?? false },
  );
  const { day = null, professional = null } = visit;
  return (
    <PrintedPage>
      <div className="text-ink">
        <p className="text-muted">{t('sheet')}</p>
        <p className="font-heading font-semibold" style={{ fontSize: '1.5em', lineHeight: 1.3 }}>
          {nameVisit({ day: day || null, professional }, locale) || <Lines count={1} />}
        </p>
        {profile?.full_name && <p>{profile.full_name}</p>}
        <Part title={t('reason')}>
          <Written text={visit.reason} blank={lines.reason} />
        </Part>
        <Part title={t('sheetQuestions')}>
          <ol style={{ paddingInlineStart: '1.4em', listStyle: 'decimal' }}>
            {questionFields.map((name) => (
              <li key={name}>
                <Written text={visit[name]} blank={lines.question} />
              </li>
            ))}
          </ol>
        </Part>
        <Part title={t('to_say')}>
          <Written text={visit.to_say} blank={lines.to_say} />
        </Part>
        {marks.length > 0 && (
          <Part title={t('marked')}>
            <ul>
              {marks.map((mark) => (
                <MarkedEntry key={mark.id} mark={mark} />
              ))}
            </ul>
          </Part>
        )}
        <Part title={t('medicines')}>
          {medicines.length === 0 && <Lines count={2} />}
          <ul>
            {medicines.map(({ id, name, dosage, when }) => (
              <li key={id}>
                <span className="font-semibold">{name}</span> {dosage} · {when}
              </li>
            ))}
          </ul>
        </Part>
        <Part title={t('answers')}>
          <Written text={visit.answers} blank={lines.answers} />
        </Part>
        <p className="max-w-none text-muted" style={{ ...rule, paddingTop: '0.4em', fontSize: '0.9em' }}>
          {t('madeOn', { date: formatDate(today, locale) })}
        </p>
      </div>
    </PrintedPage>
  );
}

const rule: CSSProperties = { borderTop: '1px solid var(--color-edge)', marginTop: '0.7em' };

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ ...rule, paddingTop: '0.4em' }}>
      <h2 className="break-after-avoid font-semibold" style={{ fontSize: '1.1em' }}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Written({ text, blank }: { text: string | null | undefined; blank: number }) {
  if (!text?.trim()) return <Lines count={blank} />;
  return <p className="max-w-none wrap-anywhere whitespace-pre-line">{text.trim()}</p>;
}

/** Empty lines to write on by hand. */
function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    <span key={place} className="block" style={{ height: '1.9em', borderBottom: '1px solid var(--color-line)' }} />
  ));
}

import type { ReactNode } from 'react';
import { Stethoscope } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Link } from '#core/pages/link.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { ReadersGate } from '#shared-features/upsell/readers-gate.tsx';
import { ExportForm } from './export-form.tsx';

/** Exports the user's own records. The account must have premium or have had it once. */
export default function ExportPage(): ReactNode {
  const t = useMessages('export');
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} />
      <Link to="/visit" className={buttonClasses('quiet', '-ms-3.5 self-start')}>
        <Stethoscope className="size-5 shrink-0" aria-hidden />
        {t('prepareVisit')}
      </Link>
      <ReadersGate locked={t('lockedText')} read={t('lockedRead')}>
        <ExportForm />
      </ReadersGate>
    </div>
  );
}

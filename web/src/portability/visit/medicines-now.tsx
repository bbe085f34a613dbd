import type { ReactNode } from 'react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Link } from '#core/pages/link.tsx';
import { Card } from '#ui/card.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { useMedicineLines } from './use-medicine-lines.ts';

/** The medicines in use now. */
export function MedicinesNow(): ReactNode {
  const t = useMessages('visit');
  const { lines, state, known, retry } = useMedicineLines();
  return (
    <Card aria-labelledby="visit-medicines" className="flex flex-col gap-3">
      <h2 id="visit-medicines" className="text-lg">
        {t('medicines')}
      </h2>
      <QueryStateNotice reading={state} retry={retry} />
      {known && lines.length === 0 && <p className="text-muted">{t('medicinesNone')}</p>}
      <ul className="flex flex-col gap-3 empty:hidden">
        {lines.map(({ id, name, dosage, when }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-semibold">{name}</span> <span className="text-muted">{dosage}</span>
            <br />
            {when}
          </li>
        ))}
      </ul>
      <Link to="/medications" className={buttonClasses('quiet', '-ms-3.5 self-start')}>
        {t('medicinesOpen')}
      </Link>
    </Card>
  );
}

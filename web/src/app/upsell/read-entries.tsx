import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Page } from '#core/pages/define-page.ts';
import { readEntries } from '#core/pages/read-entries.ts';
import { useHasRows } from '#core/records/use-has-rows.ts';
import { withDate } from '#core/selected-date/with-date.ts';
import { Button } from '#ui/button.tsx';

/** Leads whoever once wrote on a locked page to their own records there: premium is needed for writing, never for reading. */
export function ReadEntries({ of, onLeave }: { of: Page; onLeave: () => void }) {
  const table = of.tables?.[0];
  return table !== undefined && <WhenThereAreAny of={of} table={table} onLeave={onLeave} />;
}

function WhenThereAreAny({ of, table, onLeave }: { of: Page; table: string; onLeave: () => void }) {
  const t = useMessages('journal');
  const navigate = useNavigate();
  const { search } = useLocation();
  if (!useHasRows(table)) return null;
  return (
    <Button
      onClick={() => {
        onLeave();
        void navigate(withDate(`/${of.id}`, search), { state: readEntries });
      }}
    >
      {t('lockedRead')}
    </Button>
  );
}

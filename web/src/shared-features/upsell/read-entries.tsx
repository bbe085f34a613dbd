import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Page } from '#core/pages/define-page.ts';
import { readEntries } from '#core/pages/pages-context.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useHasRows } from '#core/records/use-rows.ts';
import { withDate } from '#core/selected-date/use-selected-date.ts';
import { Button } from '#ui/button.tsx';

/** Links to the user's own records on a locked page: premium is needed for writing, never for reading. */
export function ReadEntries({ of, onLeave }: { of: Page; onLeave: () => void }) {
  if (of.readsOthers) return <WhenPremiumWas of={of} onLeave={onLeave} />;
  return <WhenAnyHasRows of={of} tables={of.tables ?? []} onLeave={onLeave} />;
}

function WhenPremiumWas({ of, onLeave }: { of: Page; onLeave: () => void }) {
  return useProfile().hadPremium && <ReadButton of={of} onLeave={onLeave} />;
}

/** Queries one table after the other, because the first may be empty while another has rows. */
function WhenAnyHasRows({ of, tables, onLeave }: { of: Page; tables: readonly string[]; onLeave: () => void }) {
  const [table, ...others] = tables;
  return table !== undefined && <WhenOneHasRows {...{ of, table, others, onLeave }} />;
}

interface WhenOneHasRowsProps {
  of: Page;
  table: string;
  others: readonly string[];
  onLeave: () => void;
}

function WhenOneHasRows({ of, table, others, onLeave }: WhenOneHasRowsProps) {
  if (!useHasRows(table)) return <WhenAnyHasRows of={of} tables={others} onLeave={onLeave} />;
  return <ReadButton of={of} onLeave={onLeave} />;
}

function ReadButton({ of, onLeave }: { of: Page; onLeave: () => void }) {
  const t = useMessages('journal');
  const navigate = useNavigate();
  const { search } = useLocation();
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

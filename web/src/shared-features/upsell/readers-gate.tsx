import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#core/messages/use-messages.ts';
import { PlanUnknown } from '#core/journal/plan-unknown.tsx';
import { asksToRead, useOpenUpsell } from '#core/pages/pages-context.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { Button } from '#ui/button.tsx';
import { PageState } from '#ui/page-state.tsx';

interface ReadersGateProps {
  /** A text for users without premium that says what the page offers. */
  locked: ReactNode;
  /** The label of the button that opens the page. Only users who once had premium see the button. */
  read: ReactNode;
  children: ReactNode;
}

/**
 * Gates a premium page that shows records of other pages. Users with premium see it at once; users who once had premium
 * can open it on request. Reading one's own records needs no plan.
 */
export function ReadersGate({ locked, read, children }: ReadersGateProps): ReactNode {
  const { isPremium, hadPremium, known } = useProfile();
  const journal = useMessages('journal');
  const openUpsell = useOpenUpsell();
  const asked = asksToRead(useLocation().state);
  const [reading, setReading] = useState(asked);
  // The premium dialog, which covers this page, has a button to read the records. That button sets `asked`.
  if (asked && !reading) setReading(true);
  if (isPremium || (reading && hadPremium)) return children;
  if (!known) return <PlanUnknown />;
  return (
    <PageState
      kind="locked"
      title={journal('lockedTitle')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="primary" onClick={() => openUpsell()}>
            {journal('lockedOpen')}
          </Button>
          {hadPremium && <Button onClick={() => setReading(true)}>{read}</Button>}
        </div>
      }
    >
      {locked}
    </PageState>
  );
}

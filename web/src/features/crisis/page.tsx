import { useRef, type ReactNode } from 'react';
import { ListChecks } from 'lucide-react';
import { PlanUnknown } from '#core/journal/plan-unknown.tsx';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useRows, useOwnRow } from '#core/records/use-rows.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { AlertCard, AlertRoom } from './alert/alert-card.tsx';
import { useAlert } from './alert/use-alert.ts';
import { crisisEvents, crisisSettings, type Contact } from './crisis-tables.ts';
import { OneTapContacts } from './one-tap-contacts.tsx';

const HelpLines = lazyPart<object>(
  'crisis-help-lines',
  () => [],
  async () => (await import('#shared-features/help-now/helplines/lines-section.tsx')).LinesSection,
);
const Opener = lazyPart<object>(
  'crisis-card',
  () => [],
  async () => (await import('#shared-features/help-now/hand-over/card-opener.tsx')).CardOpener,
);
const SafetyPlan = lazyPart<{ writable: boolean }>(
  'safety-plan',
  () => ['safety-plan'],
  async () => (await import('./safety-plan/safety-plan-card.tsx')).SafetyPlanCard,
);
const History = lazyPart<{ writable: boolean; hidden: string | undefined }>(
  'crisis-history',
  () => ['crisis-history'],
  async () => (await import('./crisis-history/history-card.tsx')).HistoryCard,
);

const ReadOnly = lazyPart<object>(
  'crisis-read-only',
  () => ['safety-plan', 'crisis-history'],
  async () => (await import('./read-only.tsx')).ReadOnly,
);

/**
 * The crisis page. First comes the alert; without premium, one-tap calls to the contacts. Then come the help lines, the
 * hand-over card, the safety plan, with premium the contacts, and the history. A help line must not move while somebody taps
 * it. So with premium, the part above the help lines reserves its space. On a wide screen, the help lines are beside that part.
 */
export default function CrisisPage(): ReactNode {
  const t = useMessages('crisis');
  const help = useMessages('help-now');
  const { isPremium, known, state } = useProfile();
  const contacts = useRows<Contact>('emergency_contacts');
  const events = useRows(crisisEvents.table);
  const alert = useAlert(() => void events.retry());
  const { row } = useOwnRow<{ message: string | null }>(crisisSettings.table);
  const plan = useRef<HTMLDivElement>(null);
  const ownMessage = row?.message ?? null;
  const people = (
    <OneTapContacts
      contacts={contacts}
      message={ownMessage ?? help('request')}
      asksForThem={!isPremium && state !== 'loading'}
    />
  );
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('intro')}
        // While premium is unknown the button is there too, so that with premium the help lines below do not move.
        actions={
          (isPremium || state === 'loading') && (
            <Button icon={ListChecks} busy={!isPremium} onClick={() => plan.current?.focus()}>
              {t('toPlan')}
            </Button>
          )
        }
      />
      <div data-columns className="-mb-6">
        <div className="flex flex-col gap-6">
          {state === 'loading' ? (
            <AlertRoom />
          ) : (
            isPremium && <AlertCard of={alert} contacts={contacts} ownMessage={ownMessage} />
          )}
          {!isPremium && people}
        </div>
        <div data-never-waits className="flex flex-col gap-6">
          <Card aria-labelledby="crisis-lines" className="flex flex-col gap-3">
            <h2 id="crisis-lines" className="text-lg">
              {t('lines')}
            </h2>
            <HelpLines />
          </Card>
          <Card aria-labelledby="crisis-card" className="flex flex-col gap-3">
            <h2 id="crisis-card" className="text-lg">
              {help('card')}
            </h2>
            <Opener />
          </Card>
        </div>
      </div>
      {isPremium ? (
        <>
          <div ref={plan} tabIndex={-1} role="group" aria-labelledby="safety-plan" className="scroll-mt-24">
            <SafetyPlan writable />
          </div>
          {!alert.alert && people}
          <History writable hidden={alert.alert?.id} />
        </>
      ) : known ? (
        <ReadOnly />
      ) : state === 'loading' ? (
        <AskedAhead />
      ) : (
        <PlanUnknown />
      )}
    </div>
  );
}

/** Fetches the data of the lazy parts in parallel with the premium check. */
function AskedAhead(): ReactNode {
  useOwnRow('safety_plans');
  useRows('crisis_deliveries');
  return null;
}

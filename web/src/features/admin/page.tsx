import { useState, type ReactNode } from 'react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { People } from './people/people.tsx';

const lists = () => ['admin-lists'];
const parts = {
  people: People,
  numbers: lazyPart<object>(
    'admin numbers',
    lists,
    async () => (await import('./admin-lists/usage-numbers.tsx')).UsageNumbers,
  ),
  queue: lazyPart<object>('admin queue', lists, async () => (await import('./admin-lists/queue.tsx')).Queue),
  log: lazyPart<object>('admin log', lists, async () => (await import('./admin-lists/log.tsx')).Log),
};
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

/**
 * The administrators' page with four tabs: people, numbers, queue and log. The server refuses the page's data to everybody
 * else.
 */
export default function AdminPage(): ReactNode {
  const t = useMessages('admin');
  const [part, setPart] = useState<Part>('people');
  const { isAdmin } = useProfile();
  const Shown = parts[part];
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} />
      {/* Until the profile has loaded, the role is unknown, so the page shows a loading indicator. */}
      {isAdmin ? (
        <>
          <ChoiceChips
            legend={t('part')}
            name="part"
            options={names.map((value) => ({ value, label: t(value) }))}
            value={part}
            onChange={setPart}
          />
          <Shown />
        </>
      ) : (
        <Loading label={t('title')} />
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { ReadingStates } from './reading-states.tsx';

/** Stands where a plan decides what is shown, while the server has not said which: never a lock, as premium may be there. */
export function PlanUnknown(): ReactNode {
  const core = useMessages('core');
  const { state, retry } = useProfile();
  if (state === 'loading') return <OnItsWay />;
  return (
    <ReadingStates
      reading={state === 'missing' ? 'failed' : state}
      retry={retry}
      failedWords={core('errors.loadingProfile')}
    />
  );
}

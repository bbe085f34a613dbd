import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { QueryStateNotice } from './query-state-notice.tsx';

/** Shown while the plan is unknown. It never shows a lock, because the person may have premium. */
export function PlanUnknown(): ReactNode {
  const core = useMessages('core');
  const { state, retry } = useProfile();
  if (state === 'loading') return <OnItsWay />;
  return (
    <QueryStateNotice
      reading={state === 'missing' ? 'failed' : state}
      retry={retry}
      failedMessage={core('errors.loadingProfile')}
    />
  );
}

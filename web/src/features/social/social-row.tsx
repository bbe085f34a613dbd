import type { ReactNode } from 'react';
import type { EntryOf } from '#core/journal/define-journal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Battery } from './battery.tsx';
import type { socialEntries } from './social-entries.ts';
import { useLevelMessage } from './battery-bands.ts';

/** An entry in the list: the battery, drains and charges, notes. */
export function SocialRow({ entry }: { entry: EntryOf<typeof socialEntries> }): ReactNode {
  const t = useMessages('social');
  const levelMessage = useLevelMessage();
  return (
    <div className="flex items-start gap-4">
      <Battery level={entry.level} className="mt-0.5 h-6 w-12 text-primary" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-semibold">{levelMessage(entry.level)}</p>
        {entry.drains !== null && <p>{t('drainedBy', { names: entry.drains.map((name) => t(name)).join(', ') })}</p>}
        {entry.charges !== null && <p>{t('chargedBy', { names: entry.charges.map((name) => t(name)).join(', ') })}</p>}
        {entry.notes !== null && <p className="whitespace-pre-wrap">{entry.notes}</p>}
      </div>
    </div>
  );
}

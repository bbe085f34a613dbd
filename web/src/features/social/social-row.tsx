import type { ReactNode } from 'react';
import type { EntryOf } from '#core/journal/define-journal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Battery } from './battery.tsx';
import type { socialEntries } from './social-entries.ts';
import { useLevelMessage } from './battery-bands.ts';

type SocialEntry = EntryOf<typeof socialEntries>;

/** An entry's level of social energy, as a picture and in words. */
export function SocialLevel({ level }: { level: SocialEntry['level'] }): ReactNode {
  const levelMessage = useLevelMessage();
  return (
    <div className="flex items-start gap-3">
      <Battery level={level} className="h-6 w-12 text-primary" />
      <p className="font-semibold">{levelMessage(level)}</p>
    </div>
  );
}

/** The details of an entry below its level: drains, charges and notes. */
export function SocialDetails({ entry }: { entry: SocialEntry }): ReactNode {
  const t = useMessages('social');
  return (
    <>
      {entry.drains !== null && <p>{t('drainedBy', { names: entry.drains.map((name) => t(name)).join(', ') })}</p>}
      {entry.charges !== null && <p>{t('chargedBy', { names: entry.charges.map((name) => t(name)).join(', ') })}</p>}
      {entry.notes !== null && <p className="whitespace-pre-wrap">{entry.notes}</p>}
    </>
  );
}

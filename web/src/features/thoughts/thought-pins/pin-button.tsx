import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Pin, PinOff } from 'lucide-react';
import { formatEntryTime } from '#core/journal/entry-time.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { Button } from '#ui/button.tsx';
import { thoughtsEntries, type Thought } from '../thoughts-entries.ts';
import { useTogglePin } from './pins.ts';

interface PinButtonProps {
  thought: Thought;
  /** Whether the thought stands among those of other days, so that the button's name needs its date. */
  amongOtherDays?: boolean;
}

/** Pins or unpins a thought with one tap. It shows only while the person can write. */
export function PinButton({ thought, amongOtherDays = false }: PinButtonProps): ReactNode {
  const t = useMessages('thought-pins');
  const locale = useLocale();
  const { writing } = useJournal(thoughtsEntries);
  const toggle = useTogglePin();
  if (writing !== 'open') return null;
  const label = t(thought.pinned ? 'unpin' : 'pin');
  const date = amongOtherDays && formatDate(thought.date, locale);
  return (
    <Button
      variant="quiet"
      icon={thought.pinned ? PinOff : Pin}
      className="-ms-3.5 self-start"
      aria-label={[label, date, formatEntryTime(thought, locale)].filter(Boolean).join(' · ')}
      onClick={() => void toggle(thought)}
    >
      {label}
    </Button>
  );
}

import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { FactCategory } from './facts-entries.ts';
import { BookOpen, Eye, Gem, MessageCircle, Mountain, Sprout, type LucideIcon } from 'lucide-react';

/** A fact in the list: its category, and the person's text. */
export function FactText({ fact }: { fact: { readonly category: FactCategory; readonly text: string } }): ReactNode {
  const t = useMessages('facts');
  const Icon = categoryIcons[fact.category];
  return (
    <div className="flex items-start gap-4">
      <Icon className="mt-0.5 size-6 shrink-0 text-primary" aria-hidden />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="text-sm font-semibold first-letter:uppercase">{t(fact.category)}</p>
        <p className="break-words whitespace-pre-wrap">{fact.text}</p>
      </div>
    </div>
  );
}

/** The icon of each category. */
export const categoryIcons: Readonly<Record<FactCategory, LucideIcon>> = {
  achievement: Sprout,
  learning: BookOpen,
  challenge: Mountain,
  specialMoment: Gem,
  observation: Eye,
  reflection: MessageCircle,
};

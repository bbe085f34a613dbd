import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { FactCategory } from './facts-entries.ts';
import { BookOpen, Eye, Gem, MessageCircle, Mountain, Sprout, type LucideIcon } from 'lucide-react';

/** A fact's category: its icon and name. */
export function FactKind({ category }: { category: FactCategory }): ReactNode {
  const t = useMessages('facts');
  const Icon = categoryIcons[category];
  return (
    <div className="flex items-start gap-3">
      <Icon className="size-6 shrink-0 text-primary" aria-hidden />
      <p className="font-semibold first-letter:uppercase">{t(category)}</p>
    </div>
  );
}

export function FactText({ text }: { text: string }): ReactNode {
  return <p className="break-words whitespace-pre-wrap">{text}</p>;
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

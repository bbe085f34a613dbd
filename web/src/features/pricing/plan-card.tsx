import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { Card } from '#ui/card.tsx';
import { joinClasses } from '#ui/lib/class-names.ts';

interface PlanCardProps {
  name: string;
  text: string;
  /** The label that marks the plan in use and says when it ends. */
  current?: string;
  includes: readonly string[];
  warm?: boolean;
  children: ReactNode;
}

/**
 * One plan: its name, its features, and the button that chooses it. When two cards are side by side, these three parts are
 * aligned across the cards.
 */
export function PlanCard({ name, text, current, includes, warm, children }: PlanCardProps) {
  return (
    <Card
      className={joinClasses('flex flex-col gap-5 md:row-span-3 md:grid md:grid-rows-subgrid', warm && 'border-primary')}
    >
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-xl">{name}</h2>
          {current && <p className="rounded-md bg-positive-soft px-3 py-1 text-sm font-semibold text-positive">{current}</p>}
        </div>
        <p className="text-muted">{text}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {includes.map((line) => (
          <li key={line} className="flex gap-3">
            <Check aria-hidden className="mt-1 size-5 shrink-0 text-positive" />
            {line}
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-3 border-t border-line pt-5">{children}</div>
    </Card>
  );
}

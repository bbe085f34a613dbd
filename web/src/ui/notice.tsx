import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { joinClasses } from '#ui/lib/class-names.ts';

const tones = {
  information: { Picture: Info, classes: 'bg-primary-soft', mark: 'text-primary' },
  success: { Picture: CircleCheck, classes: 'bg-positive-soft', mark: 'text-positive' },
  warning: { Picture: TriangleAlert, classes: 'bg-caution-soft', mark: 'text-caution' },
  problem: { Picture: CircleAlert, classes: 'bg-problem-soft', mark: 'text-problem' },
};

interface NoticeProps {
  tone: keyof typeof tones;
  title?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A persistent message on the page. Screen readers announce a problem at once, and every other message politely. */
export function Notice({ tone, title, children, className }: NoticeProps) {
  const { Picture, classes, mark } = tones[tone];
  return (
    <div
      role={tone === 'problem' ? 'alert' : 'status'}
      className={joinClasses('flex gap-3 rounded-lg border border-transparent px-4 py-3', classes, className)}
    >
      <Picture aria-hidden className={joinClasses('mt-0.5 size-6 shrink-0', mark)} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {title && <p className="font-semibold">{title}</p>}
        <div className="max-w-[56ch]">{children}</div>
      </div>
    </div>
  );
}

import { useState, type ReactNode, type Ref } from 'react';
import { ChevronDown } from 'lucide-react';
import { Card } from './card.tsx';

interface FoldedCardProps {
  /** The id of the heading, which names the card. */
  id: string;
  title: ReactNode;
  /** The level of the heading, for cards below another heading. */
  level?: 2 | 3;
  /** One line about the content, so that nobody has to open the card to know what is in it. */
  summary: ReactNode;
  ref?: Ref<HTMLElement>;
  heading?: Ref<HTMLHeadingElement>;
  /** Starts open, until the person closes it. */
  initiallyOpen?: boolean;
  /** Set by a link that leads to this card. Each new value opens the card. */
  askedFor?: string | undefined;
  /** Called each time the card opens or closes. */
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/**
 * A collapsible card for long pages: closed, it shows its heading and one line. The content mounts when first opened and
 * stays mounted, so that closing loses no typed text.
 */
export function FoldedCard(props: FoldedCardProps) {
  const { id, title, level = 2, summary, ref, heading, initiallyOpen = false, askedFor, onOpenChange, children } = props;
  const Heading = `h${level}` as const;
  const [open, setOpen] = useState<boolean>();
  const [wasOpen, setWasOpen] = useState(false);
  const [answered, setAnswered] = useState<string>();
  // `initiallyOpen` may become true once rows load. After that the person decides.
  if (open === undefined && initiallyOpen) setOpen(true);
  if (askedFor !== undefined && askedFor !== answered) {
    setAnswered(askedFor);
    setOpen(true);
  }
  if (open === true && !wasOpen) setWasOpen(true);
  return (
    <Card ref={ref} aria-labelledby={id} className="p-0! sm:p-0!">
      <details
        open={open}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          onOpenChange?.(currentTarget.open);
        }}
        className="group"
      >
        <summary className="grid scroll-mt-24 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-xl px-5 py-4 wrap-anywhere hover:bg-primary-soft sm:px-6 [&::-webkit-details-marker]:hidden">
          <Heading id={id} ref={heading} tabIndex={-1} className="text-lg">
            {title}
          </Heading>
          <span className="col-start-1 min-h-[1.5em] text-sm text-muted">{summary}</span>
          <ChevronDown
            aria-hidden
            className="col-start-2 row-span-2 row-start-1 size-5 text-primary group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-5 px-5 pt-1 pb-5 sm:px-6 sm:pb-6">{wasOpen && children}</div>
      </details>
    </Card>
  );
}

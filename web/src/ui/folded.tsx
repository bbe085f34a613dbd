import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';

interface FoldedProps {
  /** The line that opens the content. */
  summary: ReactNode;
  initiallyOpen?: boolean;
  children: ReactNode;
}

/** Seldom needed content behind one line. It opens automatically if a field in it is invalid. */
export function Folded({ summary, initiallyOpen = false, children }: FoldedProps) {
  const place = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(initiallyOpen);
  // Runs before the form focuses its first invalid field, because a field in a closed element cannot take focus.
  useEffect(() => {
    if (place.current?.querySelector('[aria-invalid="true"]')) place.current.open = true;
  });
  return (
    <details ref={place} open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="group/folded">
      <summary className="-ms-1 inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-md pe-2 font-semibold text-primary">
        <ChevronRight
          aria-hidden
          className="size-5 shrink-0 transition-transform duration-150 group-open/folded:rotate-90"
        />
        {summary}
      </summary>
      <div className="flex flex-col gap-5 pt-3">{children}</div>
    </details>
  );
}

import { useEffect, useRef, useState, type ReactNode } from 'react';

interface FoldedProps {
  /** The words that open it. */
  summary: ReactNode;
  initiallyOpen?: boolean;
  children: ReactNode;
}

/** What is seldom needed, behind one line that opens it. It opens by itself when a field in it waits to be mended. */
export function Folded({ summary, initiallyOpen = false, children }: FoldedProps) {
  const place = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(initiallyOpen);
  // Before the form gives its first faulty field the focus, which a closed place can't take.
  useEffect(() => {
    if (place.current?.querySelector('[aria-invalid="true"]')) place.current.open = true;
  });
  return (
    <details ref={place} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center -mx-2 rounded-md px-2 font-semibold text-primary">
        {summary}
      </summary>
      <div className="flex flex-col gap-5 pt-3">{children}</div>
    </details>
  );
}

import type { ReactNode } from 'react';

/** The heading of a view; the page focuses it when the view changes. */
export function ViewTitle({ id, children, description }: { id: string; children: ReactNode; description?: ReactNode }) {
  return (
    <header className="flex flex-col gap-1">
      <h1 id={id} tabIndex={-1} className="text-2xl">
        {children}
      </h1>
      {description && <p className="text-muted">{description}</p>}
    </header>
  );
}

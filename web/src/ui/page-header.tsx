import type { ReactNode } from 'react';

/** The page's heading. The app focuses it when a page opens. */
export function PageHeader({
  title,
  description,
  actions,
}: {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-2xl wrap-anywhere hyphens-auto sm:text-3xl">
          {title}
        </h1>
        {description && <p className="text-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}

import { useId, type ReactNode } from 'react';

interface PictureProps {
  title: string;
  /** What the picture shows, in sentences. */
  summary: string;
  children: ReactNode;
}

/** A picture of a section: its name, its sentence, then picture and table. */
export function Picture({ title, summary, children }: PictureProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h3 id={id} className="text-base font-semibold first-letter:uppercase">
        {title}
      </h3>
      <p>{summary}</p>
      {children}
    </section>
  );
}

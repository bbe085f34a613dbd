import { useId, type ReactNode } from 'react';

interface PictureProps {
  title: string;
  /** Sentences that describe the picture. */
  summary: string;
  children: ReactNode;
}

/** The frame of a section's picture: title, sentence, picture and table. */
export function Picture({ title, summary, children }: PictureProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h4 id={id} className="text-base font-semibold first-letter:uppercase">
        {title}
      </h4>
      <p>{summary}</p>
      {children}
    </section>
  );
}

import { useId, type ReactNode } from 'react';

interface PictureProps {
  title: string;
  /** Sentences that describe the picture. */
  summary: string;
  /** The level of the title; 4 inside a journal's section. */
  level?: 3 | 4;
  /** The picture and its table; nothing if there is nothing to draw. */
  children?: ReactNode;
}

/** The frame of a section's picture: title, sentence, picture and table. */
export function Picture({ title, summary, level = 4, children }: PictureProps): ReactNode {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <Heading id={id} className="text-base font-semibold first-letter:uppercase">
        {title}
      </Heading>
      <p>{summary}</p>
      {children}
    </section>
  );
}

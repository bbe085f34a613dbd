import { useId, type ReactNode } from 'react';

interface ChartFrameProps {
  title: string;
  /** Sentences that describe the chart. */
  summary: string;
  /** The level of the title; 4 inside a journal's section. */
  level?: 3 | 4;
  /** The chart and its table; nothing if there is nothing to draw. */
  children?: ReactNode;
}

/** The frame of a section's chart: title, sentence, chart and table. */
export function ChartFrame({ title, summary, level = 4, children }: ChartFrameProps): ReactNode {
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

import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { Drawing, type Shapes } from '#ui/illustrations/drawing.tsx';
import type { Icon } from '#ui/lib/draw-icon.ts';

/** The panel has a drawing or an icon at its top. */
type AuthPanelProps = ({ drawing: Shapes } | { picture: Icon }) & {
  title: string;
  /** The message, in short paragraphs. */
  text: readonly string[];
  children: ReactNode;
};

/** A panel with one message and its next action. */
export function AuthPanel({ title, text, children, ...head }: AuthPanelProps) {
  return (
    <Card className="mx-auto flex w-full max-w-lg flex-col items-center gap-6 text-center sm:mt-10 sm:p-10">
      {'drawing' in head ? (
        <Drawing of={head.drawing} />
      ) : (
        <span className="flex size-16 items-center justify-center rounded-2xl bg-primary-soft text-primary">
          <head.picture aria-hidden className="size-8" />
        </span>
      )}
      <div className="flex flex-col items-center gap-2">
        <h1 tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {text.map((paragraph) => (
          <p key={paragraph} className="text-muted">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="flex w-full flex-col items-center gap-3 max-sm:*:w-full">{children}</div>
    </Card>
  );
}

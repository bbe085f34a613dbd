import { useId, type ReactNode } from 'react';
import { joinClasses } from '#ui/lib/class-names.ts';
import { useAtOnce } from './use-routine.ts';

interface StepTickProps {
  name: string;
  /** The step's duration or, if the line shows the smaller form of a step, the name of the full step. */
  note: ReactNode;
  ticked: boolean;
  onTick: (wanted: boolean) => Promise<unknown>;
}

/** One step; the whole line toggles it. A done step has a tick and a softer background, but is not struck through. */
export function StepTick({ name, note, ticked, onTick }: StepTickProps): ReactNode {
  const noteId = useId();
  const [shown, ask] = useAtOnce(ticked, onTick);
  return (
    <label
      className={joinClasses(
        'flex min-h-14 items-center gap-4 rounded-md border px-4 py-2.5 transition-colors hover:bg-primary-soft',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        shown ? 'border-primary bg-primary-soft' : 'border-edge bg-surface-raised',
      )}
    >
      <input
        type="checkbox"
        checked={shown}
        aria-label={name}
        aria-describedby={note ? noteId : undefined}
        onChange={({ target }) => ask(target.checked)}
        className="size-6 shrink-0 focus-visible:outline-none"
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 wrap-anywhere">
        <span className="font-semibold">{name}</span>
        {note && (
          <span id={noteId} className="text-sm text-muted">
            {note}
          </span>
        )}
      </span>
    </label>
  );
}

import { Drawing } from './drawing.tsx';

/** A thread with a loop: loading failed and can be retried. */
export function LoopedThread() {
  return (
    <Drawing>
      <path
        d="M8 62c20 2 30-2 36-16 5-13 20-16 24-5 4 12-10 22-20 15-9-8 0-26 16-28 15-2 22 11 15 21-6 8-2 14 6 14 9 0 12-7 23-6"
        className="stroke-primary"
      />
      <circle cx="8" cy="62" r="3" className="fill-accent stroke-accent" />
      <circle cx="110" cy="57" r="3" className="fill-positive-soft stroke-positive" />
    </Drawing>
  );
}

import type { ReactNode } from 'react';

/**
 * The number of steps in which a whole disc empties. `moving`: small steps that draw no attention. `still`: quarters, for
 * people who want little motion.
 */
const stepsOfDisc = { moving: 120, still: 4 };

/** The share to draw, rounded up to a step, so that something stays visible until the end. */
export function shownShare(left: number, still: boolean): number {
  const steps = still ? stepsOfDisc.still : stepsOfDisc.moving;
  return Math.ceil(Math.min(Math.max(left, 0), 1) * steps) / steps;
}

interface TimeDiscProps {
  /** The share of the time that is left, from 1 to 0. */
  left: number;
  /** The time that is left, in words. It is not announced: screen readers and the pointer show it on demand. */
  label: string;
  still: boolean;
}

const slice = { cx: 60, cy: 60, r: 26, strokeWidth: 52, pathLength: 1, transform: 'rotate(-90 60 60)' };

/** A disc that empties clockwise, like the face of a clock without numbers. */
export function TimeDisc({ left, label, still }: TimeDiscProps): ReactNode {
  const share = shownShare(left, still);
  return (
    <div role="timer" aria-label={label} title={label}>
      <svg viewBox="0 0 120 120" fill="none" aria-hidden className="size-40 text-primary">
        <circle cx="60" cy="60" r="58" stroke="currentColor" strokeWidth="2.5" className="fill-surface-sunken" />
        <circle {...slice} stroke="currentColor" strokeDasharray={`${String(share)} 1`} strokeDashoffset={share - 1} />
      </svg>
    </div>
  );
}

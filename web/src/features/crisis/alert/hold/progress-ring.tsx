import { useEffect, useRef, type ReactNode } from 'react';
import { useReducedMotion } from '#core/preferences/use-reduced-motion.ts';
import { holdTime, type HoldPhase } from './use-hold.ts';

const circle = { cx: 50, cy: 50, r: 47, strokeWidth: 5, pathLength: 1, transform: 'rotate(-90 50 50)' };

/** A ring that fills while the button is held. With reduced motion it appears only when full; a text shows the progress. */
export function Ring({ phase }: { phase: HoldPhase }): ReactNode {
  const still = useReducedMotion();
  const filling = useRef<SVGCircleElement>(null);
  useEffect(() => {
    if (phase !== 'holding' || still) return;
    const moving = filling.current?.animate({ strokeDashoffset: [1, 0] }, holdTime);
    return () => moving?.cancel();
  }, [phase, still]);
  return (
    <svg viewBox="0 0 100 100" fill="none" aria-hidden className="absolute inset-0">
      <circle {...circle} className="stroke-edge" />
      <circle
        {...circle}
        ref={filling}
        strokeDasharray={1}
        strokeDashoffset={phase === 'ready' ? 0 : 1}
        className="stroke-primary"
      />
    </svg>
  );
}

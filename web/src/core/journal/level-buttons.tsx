import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

interface LevelButtonsProps {
  /** The measured quantity, for screen readers. */
  label: string;
  levels: readonly number[];
  /** Describes a level. */
  describe: (level: number) => string;
  onChoose: (level: number) => void;
}

/**
 * Last step of quick recording: each button records a level. They are not radio buttons, because arrow keys would select in passing. The
 * group scrolls into view when it appears.
 */
export function LevelButtons({ label, levels, describe, onChoose }: LevelButtonsProps): ReactNode {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Use braces: some browsers return a promise here, which React would treat as a cleanup function.
    group.current?.scrollIntoView({ block: 'nearest' });
  }, [label]);
  return (
    <div ref={group} role="group" aria-label={label} className="flex flex-wrap gap-2">
      {levels.map((level) => (
        <Button key={level} onClick={() => onChoose(level)}>
          {describe(level)}
        </Button>
      ))}
    </div>
  );
}

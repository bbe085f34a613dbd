import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

interface LevelButtonsProps {
  /** What is measured, for whoever hears the page. */
  label: string;
  levels: readonly number[];
  /** A level in words. */
  describe: (level: number) => string;
  onChoose: (level: number) => void;
}

/**
 * The last step of recording by taps: each level is a button that records. Not radio buttons, which arrow keys choose in passing. They
 * come when something was chosen before, so they are brought into view.
 */
export function LevelButtons({ label, levels, describe, onChoose }: LevelButtonsProps): ReactNode {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: some browsers answer a promise here, which React would take for what is to be undone.
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

import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

interface LevelButtonsProps {
  /** The measured quantity, for screen readers. */
  label: string;
  levels: readonly number[];
  describe: (level: number) => string;
  onChoose: (level: number) => void;
}

/**
 * Last step of quick recording: each button records a level. Radio buttons would record levels while arrow keys pass over
 * them. The group scrolls into view when it appears. When it disappears with the focused button, focus moves to its
 * section's heading.
 */
export function LevelButtons({ label, levels, describe, onChoose }: LevelButtonsProps): ReactNode {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Use braces: some browsers return a promise here, which React would treat as a cleanup function.
    group.current?.scrollIntoView({ block: 'nearest' });
  }, [label]);
  useLayoutEffect(() => {
    const buttons = group.current;
    return () => {
      if (!buttons?.contains(document.activeElement)) return;
      buttons.closest('section')?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={group} role="group" aria-label={label} className="flex flex-wrap gap-2" style={{ scrollMargin: '0.75rem' }}>
      {levels.map((level) => (
        <Button key={level} onClick={() => onChoose(level)}>
          {describe(level)}
        </Button>
      ))}
    </div>
  );
}

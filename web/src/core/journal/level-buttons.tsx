import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { singlePress } from './single-press.ts';

interface LevelButtonsProps {
  /** Names the measured quantity, such as intensity. Only screen readers announce it. */
  label: string;
  levels: readonly number[];
  describe: (level: number) => string;
  /** Records a level. */
  onChoose: (level: number) => Promise<unknown>;
}

/**
 * The last step of quick recording: each button records a level; a double tap records it once. These are not radio buttons, because arrow keys would then
 * record each level that they pass. The group scrolls into view when it appears. If a button has focus when the group
 * disappears, focus moves to the heading of its section.
 */
export function LevelButtons({ label, levels, describe, onChoose }: LevelButtonsProps): ReactNode {
  const [press] = useState(singlePress);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Keep the braces of this effect: in some browsers `scrollIntoView` returns a promise, and React would call it as a cleanup.
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
        <Button key={level} onClick={() => press(() => onChoose(level))}>
          {describe(level)}
        </Button>
      ))}
    </div>
  );
}

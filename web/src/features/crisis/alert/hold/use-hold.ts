import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type MouseEvent } from 'react';

/**
 * How long the person must hold the button, in milliseconds, before releasing it sends the alert. A shorter touch must never
 * alert anyone.
 */
export const holdTime = 3000;
/** A press shorter than this, in milliseconds, is a click. */
const clickTime = 500;
/**
 * The browser's click event follows the end of a press within this many milliseconds. If the person held the button or
 * cancelled the press, that click is ignored.
 */
const clickAfter = 400;

export type HoldPhase = 'idle' | 'holding' | 'ready' | 'cancelled';

/** The button's radius is enlarged by this factor, because a finger that holds the button drifts a little. */
const leeway = 1.1;

/** Whether the pointer is still on the round button. */
function isOn({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): boolean {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const [across, along] = [(clientX - left) / (width / 2) - 1, (clientY - top) / (height / 2) - 1];
  return Math.hypot(across, along) <= leeway;
}

/**
 * Releasing the button after three seconds calls `onSend`. Releasing early, sliding off, pressing Esc, leaving the window or
 * locking the screen cancels. A click, or a press without holding (keyboard, switch, screen reader), calls `onClick`.
 */
export function useHold({ onSend, onClick }: { onSend: () => void; onClick: () => void }) {
  const [phase, setPhase] = useState<HoldPhase>('idle');
  const began = useRef<number | null>(null);
  const swallowUntil = useRef(0);
  const isHeld = phase === 'holding' || phase === 'ready';

  const end = (next: HoldPhase, at: number) => {
    if (began.current === null) return;
    began.current = null;
    swallowUntil.current = at + clickAfter;
    setPhase(next);
  };
  const escape = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
    if (event.type === 'visibilitychange' && document.visibilityState === 'visible') return;
    end('cancelled', event.timeStamp);
  });
  useEffect(() => {
    if (!isHeld) return;
    const cancel = (event: Event) => escape(event);
    window.addEventListener('keydown', cancel);
    window.addEventListener('blur', cancel);
    // Some phones fire no `blur` when the screen locks or another app opens.
    document.addEventListener('visibilitychange', cancel);
    return () => {
      window.removeEventListener('keydown', cancel);
      window.removeEventListener('blur', cancel);
      document.removeEventListener('visibilitychange', cancel);
    };
  }, [isHeld]);
  useEffect(() => {
    if (phase !== 'holding') return;
    const timer = setTimeout(() => setPhase('ready'), holdTime);
    return () => clearTimeout(timer);
  }, [phase]);

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary) return;
      // Without pointer capture, a mouse that slides off the button sends no further events.
      event.currentTarget.setPointerCapture(event.pointerId);
      began.current = event.timeStamp;
      setPhase('holding');
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (began.current !== null && !isOn(event)) end('cancelled', event.timeStamp);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (began.current === null) {
        // The press was cancelled, so the click event that follows is ignored.
        swallowUntil.current = event.timeStamp + clickAfter;
        return;
      }
      const held = event.timeStamp - began.current;
      if (phase === 'ready' && isOn(event)) {
        end('idle', event.timeStamp);
        onSend();
      } else if (held < clickTime) {
        began.current = null;
        setPhase('idle');
      } else {
        end('cancelled', event.timeStamp);
      }
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end('cancelled', event.timeStamp),
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick(event: MouseEvent) {
      const ofPointer = event.detail > 0 && event.timeStamp < swallowUntil.current;
      if (!ofPointer) onClick();
    },
  };
  return { phase, handlers };
}

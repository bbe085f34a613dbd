import { useEffect, useState } from 'react';
import { keepAwake } from '#lib/keep-awake.ts';

/** `unavailable`: this browser has no wake lock, or would not give it (low battery, a plain http address). */
export type ScreenAwake = 'asking' | 'awake' | 'unavailable';

/** Keeps the screen from going dark while the component is there, and says whether it does. */
export function useScreenAwake(): ScreenAwake {
  const [state, setState] = useState<ScreenAwake>('asking');
  useEffect(() => keepAwake((awake) => setState(awake ? 'awake' : 'unavailable')), []);
  return state;
}

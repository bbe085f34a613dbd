import { useState } from 'react';

/** A yes or no that shows what was asked for at once, while its write is on its way to this device; then what is kept. */
export function useAtOnce(
  kept: boolean,
  write: (wanted: boolean) => Promise<void>,
): readonly [shown: boolean, ask: (wanted: boolean) => void] {
  const [asked, setAsked] = useState<boolean | null>(null);
  return [
    asked ?? kept,
    (wanted) => {
      setAsked(wanted);
      void write(wanted).finally(() => setAsked(null));
    },
  ];
}

import { Drawing } from './drawing.tsx';

/** A cloud above its device, with a thread between them that does not quite reach: offline. */
export function LoneCloud() {
  return (
    <Drawing>
      <path d="M40 44a13 13 0 0 1 1-26 20 20 0 0 1 38-3 15 15 0 0 1 3 29z" className="fill-primary-soft stroke-primary" />
      <path d="M60 52v4m0 6v2" className="stroke-accent" />
      <rect x="44" y="70" width="32" height="12" rx="4" className="fill-surface-raised stroke-primary" />
      <path d="M56 76h8" className="stroke-line" />
    </Drawing>
  );
}

import { Drawing } from './drawing.tsx';

/** An open notebook with a sprout: no entries yet. */
export function OpenBook() {
  return (
    <Drawing>
      <ellipse cx="60" cy="80" rx="46" ry="5" className="fill-line" />
      <path
        d="M60 36c-8-6-20-8-36-8v42c16 0 28 2 36 8 8-6 20-8 36-8V28c-16 0-28 2-36 8z"
        className="fill-surface-raised stroke-primary"
      />
      <path d="M60 36v42" className="stroke-primary" />
      <path d="M34 40c6 0 12 1 16 3m-16 8c6 0 12 1 16 3m36-14c-6 0-12 1-16 3m16 8c-6 0-12 1-16 3" className="stroke-line" />
      <path
        d="M60 36V16m0 6c0-8 5-12 13-12 0 8-5 12-13 12zm0 7c0-6-4-9-11-9 0 6 4 9 11 9z"
        className="fill-positive-soft stroke-positive"
      />
    </Drawing>
  );
}

import { Drawing } from './drawing.tsx';

/** An entrance with a window and a plant beside it: closed for now, and friendly. */
export function ClosedEntrance() {
  return (
    <Drawing>
      <ellipse cx="60" cy="80" rx="46" ry="5" className="fill-line" />
      <path d="M38 79V34a22 22 0 0 1 44 0v45z" className="fill-primary-soft stroke-primary" />
      <path d="M49 44V34a11 11 0 0 1 22 0v10zm11-21v21" className="fill-surface-raised stroke-primary" />
      <circle cx="73" cy="58" r="1.5" className="fill-accent stroke-accent" />
      <path d="M90 67h14l-2 12H92z" className="fill-accent-soft stroke-accent" />
      <path
        d="M97 67V51m0 9c0-6 4-10 10-10 0 6-4 10-10 10zm0-3c0-5-3-8-9-8 0 5 3 8 9 8z"
        className="fill-positive-soft stroke-positive"
      />
    </Drawing>
  );
}

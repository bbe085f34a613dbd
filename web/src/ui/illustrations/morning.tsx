import { Drawing } from './drawing.tsx';

/** The app's open ring as a sun over two hills. */
export function Morning({ className }: { className?: string }) {
  return (
    <Drawing className={className}>
      <path d="M73 30a17 17 0 1 0 0 20" className="stroke-primary" strokeWidth="4.5" />
      <circle cx="60" cy="40" r="3.5" className="fill-accent stroke-accent" />
      <path d="M2 84c14-26 36-34 58-18s40 12 58 2v16z" className="fill-primary-soft stroke-primary" />
      <path d="M40 84c16-16 44-22 78-8v8z" className="fill-positive-soft stroke-positive" />
    </Drawing>
  );
}

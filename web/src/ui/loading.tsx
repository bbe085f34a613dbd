/**
 * A loading indicator, static under reduced motion. Screen readers announce it politely. While a page opens, the content
 * below the indicator is hidden, so that nothing moves (styles/base.css).
 */
export function Loading({ label }: { label: string }) {
  return (
    <div data-on-its-way role="status" className="flex flex-col items-center justify-center gap-4 px-6 py-16 text-muted">
      <span aria-hidden className="size-10 animate-breathe rounded-full border-4 border-primary bg-primary-soft" />
      <span>{label}</span>
    </div>
  );
}

/** The app's name with its logo: an open ring around a small warm point. */
export function Brand() {
  return (
    <span className="flex items-center gap-2.5 self-center font-heading text-xl font-semibold">
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden fill="none" strokeWidth="3.5" strokeLinecap="round">
        <path d="M24.5 10.5a10 10 0 1 0 0 11" className="stroke-primary" />
        <circle cx="16" cy="16" r="3.5" className="fill-accent" />
      </svg>
      <span>COGN</span>
    </span>
  );
}

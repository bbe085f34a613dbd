import type { Theme } from '#core/preferences/preference-list.ts';

/** Three colours of this theme, even while the page uses another theme. */
export function ThemeSwatch({ theme }: { theme: Theme }) {
  return (
    <span aria-hidden data-theme={theme} className="flex overflow-hidden rounded-md border border-edge">
      <span className="size-7 bg-surface" />
      <span className="size-7 bg-primary" />
      <span className="size-7 bg-accent-soft" />
    </span>
  );
}

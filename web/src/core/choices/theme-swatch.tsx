import type { Theme } from '#core/preferences/preference-list.ts';

/** Three colours of a theme, whichever theme the page uses. */
export function ThemeSwatch({ theme }: { theme: Theme }) {
  return (
    <span aria-hidden data-theme={theme} className="flex overflow-hidden rounded-md border border-edge">
      <span className="size-7 bg-surface" />
      <span className="size-7 bg-primary" />
      <span className="size-7 bg-accent-soft" />
    </span>
  );
}

import { useMessages } from '#core/messages/use-messages.ts';
import { themes } from '#core/preferences/preference-list.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { ThemeSwatch } from './theme-swatch.tsx';
import { useChoiceToast } from './use-choice-toast.ts';
import { TileGroup } from '#ui/tile-group.tsx';

/** Selects one of the four themes. It applies at once, and a toast confirms it. */
export function ThemeChoice() {
  const t = useMessages('choices');
  const notify = useChoiceToast();
  const [theme, setTheme] = usePreference('theme');
  return (
    <TileGroup
      legend={t('theme')}
      name="theme"
      value={theme}
      onChange={(chosen) => notify(setTheme(chosen), t('chosen', { what: t('theme'), choice: t(`themes.${chosen}`) }))}
      options={themes.map((value) => ({ value, label: t(`themes.${value}`), picture: <ThemeSwatch theme={value} /> }))}
    />
  );
}

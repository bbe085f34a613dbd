import { useMessages } from '#core/messages/use-messages.ts';
import { usePreference } from '#core/preferences/use-preference.ts';
import { themes } from '#core/preferences/preference-list.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LanguageSelect } from '../frame/language-select.tsx';
import { LatePageMenu } from '../page-menu/late-page-menu.tsx';
import { LateAccountMenu } from './late-account-menu.tsx';
import { ThemeSwatch } from './theme-swatch.tsx';

const motions = ['system', 'reduced', 'full'] as const;

/** Theme, motion and language, and the account, for everyone. Each choice holds at once. */
export function SettingsPanel({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useMessages('app');
  const [theme, setTheme] = usePreference('theme');
  const [motion, setMotion] = usePreference('motion');
  return (
    <Dialog
      placement="end"
      open={open}
      onOpenChange={onOpenChange}
      title={t('settingsTitle')}
      description={t('settingsText')}
      closeLabel={t('close')}
    >
      <div className="flex flex-col gap-7 pt-2">
        <ChoiceGroup
          legend={t('theme')}
          name="theme"
          value={theme}
          onChange={setTheme}
          options={themes.map((value) => ({ value, label: t(`themes.${value}`), picture: <ThemeSwatch theme={value} /> }))}
        />
        <ChoiceGroup
          legend={t('motion')}
          name="motion"
          value={motion}
          onChange={setMotion}
          options={motions.map((value) => ({ value, label: t(`motions.${value}`) }))}
        />
        <LanguageSelect />
        <LateAccountMenu />
        <LatePageMenu />
      </div>
    </Dialog>
  );
}

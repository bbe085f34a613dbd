import { ThemeChoice } from '#core/choices/theme-choice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { PlanUnknown } from '#core/journal/plan-unknown.tsx';
import { PageMenu } from '#shared-features/page-menu/page-menu.tsx';
import { useProfile } from '#core/profile/use-profile.ts';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { IconColours } from './icon-colours.tsx';
import { LockedSettings } from './locked-settings.tsx';

/** The premium page of settings: theme, icon colours, and the menu's pages and their order. */
export default function SettingsPage() {
  const t = useMessages('settings');
  const menu = useMessages('page-menu');
  const { isPremium, known } = useProfile();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} />
      {isPremium ? (
        <>
          <Card>
            <ThemeChoice />
          </Card>
          <IconColours />
          <Card aria-labelledby="settings-menu" className="flex flex-col gap-3">
            <h2 id="settings-menu" className="text-lg">
              {menu('title')}
            </h2>
            <PageMenu />
          </Card>
        </>
      ) : (
        <>{known ? <LockedSettings /> : <PlanUnknown />}</>
      )}
    </div>
  );
}

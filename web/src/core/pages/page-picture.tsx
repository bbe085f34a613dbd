import type { IconColour } from '#core/preferences/preference-list.ts';
import { usePreference } from '#core/preferences/use-preference.ts';
import { joinClasses } from '#ui/lib/join-classes.ts';
import type { Page } from './define-page.ts';
import { iconColourLooks } from './icon-colour-looks.ts';

interface PagePictureProps {
  page: Page;
  /** A colour to try on, `null` for the theme's; without it the person's own choice. */
  colour?: IconColour | null;
}

/** A page's icon in the colour that the person chose for it, else in the theme's. Its name always stands beside it. */
export function PagePicture({ page: { id, icon: Icon }, colour }: PagePictureProps) {
  const [chosen] = usePreference('iconColours');
  const worn = colour === undefined ? chosen[id] : colour;
  return <Icon aria-hidden className={joinClasses('size-5.5 shrink-0', worn ? iconColourLooks[worn] : 'text-primary')} />;
}

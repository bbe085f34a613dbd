import type { IconColour } from '#core/preferences/preference-list.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { joinClasses } from '#ui/lib/class-names.ts';
import type { Page } from './define-page.ts';

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

/** The class names that draw an icon in each colour. White stands on a dark ground of its own, so that it is white in every theme. */
export const iconColourLooks: Readonly<Record<IconColour, string>> = {
  pink: 'text-icon-pink',
  green: 'text-icon-green',
  lightBlue: 'text-icon-light-blue',
  darkBlue: 'text-icon-dark-blue',
  white: 'rounded-sm bg-icon-ground p-0.5 text-icon-white',
  gray: 'text-icon-gray',
  purple: 'text-icon-purple',
  yellow: 'text-icon-yellow',
  orange: 'text-icon-orange',
};

import type { IconColour } from '#core/preferences/preference-list.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { joinClasses } from '#ui/lib/class-names.ts';
import type { Page } from './define-page.ts';

interface PagePictureProps {
  page: Page;
  /** A colour to preview; `null` previews the theme's colour. If undefined, the icon has the person's chosen colour. */
  colour?: IconColour | null;
}

/**
 * A page's icon, in the colour that the person chose for it or else in the theme's. Always show the page's name next to the
 * icon.
 */
export function PagePicture({ page: { id, icon: Icon }, colour }: PagePictureProps) {
  const [chosen] = usePreference('iconColours');
  const worn = colour === undefined ? chosen[id] : colour;
  return <Icon aria-hidden className={joinClasses('size-5.5 shrink-0', worn ? iconColourClasses[worn] : 'text-primary')} />;
}

/** Class names of the icon colours. A white icon has a dark background of its own, so that it is visible in every theme. */
export const iconColourClasses: Readonly<Record<IconColour, string>> = {
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

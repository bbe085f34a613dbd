import type { IconColour } from '#core/preferences/preference-list.ts';

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

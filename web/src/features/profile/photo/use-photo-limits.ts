import { photoTypes } from '@cogn/shared/input-limits.ts';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { photoLimits } from './read-photo.ts';

const names = { jpeg: 'JPG', png: 'PNG', gif: 'GIF' };

/**
 * This server's photo limits as values for messages. `allTypes`: the server accepts every kind of photo that the app knows.
 */
export function usePhotoLimits() {
  const locale = htmlLang(useLanguage());
  const { largest, types } = photoLimits();
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  const number = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', unitDisplay: 'short' });
  return {
    allTypes: types.length === photoTypes.length,
    accept: types.map((type) => `image/${type}`).join(','),
    values: { types: list.format(types.map((type) => names[type])), size: number.format(largest / 1024 ** 2) },
  };
}

import { useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Profile, ProfileFields } from '#core/profile/profile.ts';
import { saveProfile } from '#core/profile/use-profile.ts';
import { useLocale } from 'use-intl/react';

/**
 * Returns a function that saves the changed fields of a section. A toast says whether the changes are saved on the server or
 * only on this device. The function rejects if the device cannot store the write.
 */
export function useSectionSave(profile: Profile & { readonly id: string }): (values: ProfileFields) => Promise<void> {
  const t = useMessages('profile');
  const core = useMessages('core');
  const notifySaved = useSavedToast();
  return async (values) => {
    const changed = Object.fromEntries(
      Object.entries(values).filter(([column, value]) => profile[column as keyof ProfileFields] !== value),
    );
    if (Object.keys(changed).length > 0) await saveProfile(changed);
    notifySaved('profiles', profile.id, {
      saved: t('saved'),
      onDevice: t('savedHere'),
      refused: core('errors.savingProfile'),
    });
  };
}

type Column =
  | 'full_name'
  | 'phone'
  | 'address'
  | 'birth_date'
  | 'weight_kg'
  | 'height_cm'
  | 'diagnoses'
  | 'allergies'
  | 'communication'
  | 'overload'
  | 'helps';

/**
 * Returns a function that summarizes a folded section in a sentence: the names of its filled fields, or of all if none is
 * filled, or that all are. It never shows their content, because other people may see the screen.
 */
export function useFilledSummary(): (columns: readonly Column[], row: Partial<Record<Column, unknown>>) => string {
  const t = useMessages('profile');
  const locale = useLocale();
  return (columns, row) => {
    const filled = columns.filter((column) => (row[column] ?? '') !== '');
    const key = filled.length > 0 ? 'written' : 'mayWrite';
    const fields = (filled.length > 0 ? filled : columns).map((column) =>
      t(column).replace(/^./u, (letter) => letter.toLocaleLowerCase(locale)),
    );
    return filled.length === columns.length
      ? t('allWritten')
      : t(key, { fields: new Intl.ListFormat(locale).format(fields) });
  };
}

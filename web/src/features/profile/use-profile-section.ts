import { useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Profile, ProfileFields } from '#core/profile/profile.ts';
import { saveProfile } from '#core/profile/use-profile.ts';
import { useLocale } from 'use-intl/react';

/** Saves what a section changed of the profile, and only that; says truly where it stands. Rejects with NotKept. */
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

type Column = 'weight_kg' | 'height_cm' | 'diagnoses' | 'allergies' | 'communication' | 'overload' | 'helps';

/** Summarises a folded part by the names of its filled fields, never by their content, because somebody may read over a shoulder. */
export function useFilledSummary(): (columns: readonly Column[], row: Partial<Record<Column, unknown>>) => string {
  const t = useMessages('profile');
  const locale = useLocale();
  return (columns, row) => {
    const filled = columns.filter((column) => row[column] !== null && row[column] !== undefined && row[column] !== '');
    return filled.length === 0 ? t('nothingYet') : new Intl.ListFormat(locale).format(filled.map((column) => t(column)));
  };
}

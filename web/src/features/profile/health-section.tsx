import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Profile } from '#core/profile/profile.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { BodyMassIndex } from './body-mass-index.tsx';
import { health } from './profile-sections.ts';
import { useSectionSave } from './use-section-save.ts';

export function HealthSection({ profile }: { profile: Profile & { readonly id: string } }): ReactNode {
  const t = useMessages('profile');
  const locale = useLocale();
  const save = useSectionSave(profile);
  return (
    <Card aria-labelledby="profile-health" className="flex flex-col gap-5">
      <h2 id="profile-health" className="text-lg">
        {t('health')}
      </h2>
      <EntryForm
        fields={health.fields}
        draftKey="profile:health"
        initial={profile}
        saveLabel={t('saveHealth')}
        saveVariant="secondary"
        save={save}
      >
        {(fields) => (
          <>
            <NumberField {...fields.number('weight_kg')} label={t('weight_kg')} />
            <NumberField
              {...fields.number('height_cm')}
              label={t('height_cm')}
              hint={t('heightHint', { example: formatNumber(170, locale) })}
            />
            {!profile.hide_bmi && <BodyMassIndex profile={profile} />}
            <Checkbox {...fields.flag('hide_bmi')} label={t('hide_bmi')} />
            <TextArea {...fields.text('diagnoses')} label={t('diagnoses')} />
            <TextArea {...fields.text('allergies')} label={t('allergies')} />
          </>
        )}
      </EntryForm>
    </Card>
  );
}

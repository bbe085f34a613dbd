import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useConsent } from '#core/consent/use-consent.ts';
import { ConsentGate } from '#core/journal/consent-gate.tsx';
import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Profile } from '#core/profile/profile.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FoldedCard } from '#ui/folded-card.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { BodyMassIndex } from './body-mass-index.tsx';
import { health } from './profile-tables.ts';
import { useSectionSave, useFilledSummary } from './use-profile-section.ts';

type Whose = { profile: Profile & { readonly id: string } };

/** The fields for weight, height, diagnoses and allergies, folded. Without consent only the stored values are shown. */
export function HealthSection({ profile }: Whose): ReactNode {
  const t = useMessages('profile');
  const filled = useFilledSummary();
  const agreed = useConsent('health');
  const drafted = useOpenedForm('profile', ['health']);
  return (
    <FoldedCard
      id="profile-health"
      title={t('health')}
      initiallyOpen={drafted.opened !== null}
      summary={filled(['weight_kg', 'height_cm', 'diagnoses', 'allergies'], profile)}
    >
      {agreed === 'missing' ? (
        <>
          <ConsentGate purpose="health" />
          <StoredHealth profile={profile} />
        </>
      ) : (
        <HealthForm profile={profile} />
      )}
    </FoldedCard>
  );
}

function HealthForm({ profile }: Whose): ReactNode {
  const t = useMessages('profile');
  const locale = useLocale();
  const save = useSectionSave(profile);
  return (
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
  );
}

/** Shows the stored values even without consent, because only writing needs it. Renders nothing if there are none. */
function StoredHealth({ profile }: { profile: Profile }): ReactNode {
  const t = useMessages('profile');
  const texts = (['diagnoses', 'allergies'] as const).filter((name) => profile[name]);
  const numbers = !profile.hide_bmi && profile.weight_kg !== null && profile.height_cm !== null;
  if (texts.length === 0 && !numbers) return null;
  return (
    <>
      {numbers && <BodyMassIndex profile={profile} />}
      {texts.map((name) => (
        <div key={name}>
          <h3 className="text-sm font-semibold">{t(name)}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{profile[name]}</p>
        </div>
      ))}
    </>
  );
}

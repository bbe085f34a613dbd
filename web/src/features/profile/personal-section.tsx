import type { ReactNode } from 'react';
import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Profile } from '#core/profile/profile.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { ageOn, asCalendarDate } from '@cogn/shared/calendar-date.ts';
import { isPhoneNumber } from '@cogn/shared/phone-number.ts';
import { DateField } from '#ui/date-field.tsx';
import { FoldedCard } from '#ui/folded-card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { personal } from './profile-tables.ts';
import { useFilledSummary, useSectionSave } from './use-profile-section.ts';

/** The earliest date of birth that the database column accepts. */
const earliestBirth = '1900-01-01';

interface PersonalSectionProps {
  profile: Profile & { readonly id: string };
  /** Whether the section starts folded, as it does on the index page. Unsaved text in the section unfolds it. */
  isFolded: boolean;
}

export function PersonalSection({ profile, isFolded }: PersonalSectionProps): ReactNode {
  const t = useMessages('profile');
  const today = useToday();
  const save = useSectionSave(profile);
  const filled = useFilledSummary();
  const drafted = useOpenedForm('profile', ['personal']);
  const age = profile.birth_date === null ? null : ageOn(profile.birth_date, today);
  return (
    <FoldedCard
      id="profile-personal"
      title={t('personal')}
      summary={filled(['full_name', 'phone', 'address', 'birth_date'], profile)}
      initiallyOpen={!isFolded || drafted.opened !== null}
    >
      <EntryForm
        fields={personal.fields}
        draftKey="profile:personal"
        initial={profile}
        saveLabel={t('savePersonal')}
        check={({ birth_date, phone }) => {
          const day = asCalendarDate(birth_date);
          const isDay = birth_date === null || (day !== null && day >= earliestBirth && day <= today);
          return {
            ...(!isDay && { birth_date: t('birthDateWrong') }),
            ...(phone !== null && !isPhoneNumber(phone) && { phone: t('phoneWrong') }),
          };
        }}
        save={({ full_name, birth_date, ...others }) =>
          save({ ...others, full_name: full_name ?? '', birth_date: asCalendarDate(birth_date) })
        }
      >
        {(fields) => (
          <>
            <TextField {...fields.text('full_name')} label={t('full_name')} autoComplete="name" />
            <TextField {...fields.text('phone')} label={t('phone')} type="tel" autoComplete="tel" />
            <TextField
              {...fields.text('address')}
              label={t('address')}
              hint={t('addressHint')}
              autoComplete="address-level2"
            />
            <DateField
              {...fields.text('birth_date')}
              label={t('birth_date')}
              hint={age === null ? undefined : t('age', { years: age })}
              autoComplete="bday"
              min={earliestBirth}
              max={today}
            />
          </>
        )}
      </EntryForm>
    </FoldedCard>
  );
}

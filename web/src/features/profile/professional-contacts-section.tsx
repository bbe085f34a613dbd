import type { ReactNode } from 'react';
import { ListSection } from '#core/list/list-section.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { TextField } from '#ui/text-field.tsx';
import { professionalContacts } from './contact-lists.ts';

export function ProfessionalContacts(): ReactNode {
  const t = useMessages('profile');
  return (
    <ListSection
      of={professionalContacts}
      title={t('professional')}
      text={t('professionalText')}
      noneMessage={t('professionalNone')}
      addLabel={t('addProfessional')}
      saveLabel={t('saveContact')}
      row={({ name, contact }) => (
        <>
          <p className="font-semibold">{name}</p>
          <p>{contact}</p>
        </>
      )}
    >
      {(fields) => (
        <>
          <TextField {...fields.text('name')} label={t('name')} autoComplete="off" />
          <TextField {...fields.text('contact')} label={t('contact')} autoComplete="off" />
        </>
      )}
    </ListSection>
  );
}

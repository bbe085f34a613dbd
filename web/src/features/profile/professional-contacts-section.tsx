import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { TextField } from '#ui/text-field.tsx';
import { ContactList } from './contact-list.tsx';
import { professionalContacts } from './professional-contacts.ts';

export function ProfessionalContacts(): ReactNode {
  const t = useMessages('profile');
  return (
    <ContactList
      of={professionalContacts}
      title={t('professional')}
      text={t('professionalText')}
      noneWords={t('professionalNone')}
      addWords={t('addProfessional')}
      row={({ contact }) => <p>{contact}</p>}
    >
      {(fields) => (
        <>
          <TextField {...fields.text('name')} label={t('name')} autoComplete="off" />
          <TextField {...fields.text('contact')} label={t('contact')} autoComplete="off" />
        </>
      )}
    </ContactList>
  );
}

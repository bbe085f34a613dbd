import type { ReactNode } from 'react';
import { ListSection } from '#core/list/list-section.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { canBeCalled } from '@cogn/shared/phone-number.ts';
import { TextField } from '#ui/text-field.tsx';
import { emergencyContacts } from './contact-lists.ts';

/** The e-mail format that the database column requires. Only a mail can prove that an address works. */
const fitsEmailColumn = /^[^\s@]+@[^\s@]+$/u;

export function EmergencyContacts(): ReactNode {
  const t = useMessages('profile');
  return (
    <ListSection
      of={emergencyContacts}
      title={t('emergency')}
      text={t('emergencyText')}
      noneMessage={t('emergencyNone')}
      addLabel={t('addEmergency')}
      saveLabel={t('saveContact')}
      check={({ phone, email }) => ({
        ...(canBeCalled(phone) ? {} : { phone: t('phoneWrong') }),
        ...(email === null || fitsEmailColumn.test(email) ? {} : { email: t('emailWrong') }),
      })}
      row={({ name, phone, email }) => (
        <>
          <p className="font-semibold">{name}</p>
          <p>{phone}</p>
          {email !== null && <p>{email}</p>}
        </>
      )}
    >
      {(fields) => (
        <>
          <TextField {...fields.text('name')} label={t('name')} autoComplete="off" />
          <TextField {...fields.text('phone')} label={t('contactPhone')} type="tel" autoComplete="off" />
          <TextField
            {...fields.text('email')}
            label={t('email')}
            hint={t('emailHint')}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
        </>
      )}
    </ListSection>
  );
}

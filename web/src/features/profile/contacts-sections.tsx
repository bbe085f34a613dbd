import type { ReactNode } from 'react';
import { EmergencyContacts } from './emergency-contacts-section.tsx';
import { ProfessionalContacts } from './professional-contacts-section.tsx';

export function ContactsSections(): ReactNode {
  return (
    <>
      <EmergencyContacts />
      <ProfessionalContacts />
    </>
  );
}

import type { ConsentPurpose } from '#core/consent/consent-purposes.ts';
import { definitions } from '#registry/definitions.ts';

/** What a person must have agreed to: the journals say it of themselves. Of a profile only some columns ask. */
export const askedPurpose: Readonly<Record<string, ConsentPurpose>> = {
  ...Object.fromEntries(definitions.flatMap(({ table, consent }) => (consent ? [[table, consent] as const] : []))),
  medications: 'health',
  menstrual_settings: 'health',
  health_passports: 'health',
  crisis_events: 'health',
  safety_plans: 'health',
  crisis_settings: 'crisis_messages',
};

import type { Translated } from '#core/messages/translated.ts';
import type portable from './pt.ts';

export default {
  date: 'date',
  type: 'type',
  field: 'field',
  value: 'value',
  yes: 'yes',
  no: 'no',
  time: 'Time of the entry',
  contacts: 'Request for help addressed to',
  noAlert: 'nobody: no request for help',
  emergency_contacts: 'Emergency contacts',
  professional_contacts: 'Professional contacts',
  health_passports: 'Health passport',
  nutrition_settings: 'Nutrition: choices',
  medication_plans: 'Medications: plans',
  medication_doses: 'Medications: doses',
  alarm_settings: 'Alarms: choices',
  menstrual_settings: 'Menstrual cycle: choices',
  routine_tasks: 'Routine: tasks',
  routine_days: 'Routine: days',
  water_settings: 'Water: choices',
  pets: 'My COGN',
  crisis_settings: 'Crisis: my message',
  safety_plans: 'Safety plan',
  crisis_deliveries: 'Crisis: deliveries',
} satisfies Translated<typeof portable>;

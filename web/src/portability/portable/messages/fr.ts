import type { Translated } from '#core/messages/translated.ts';
import type portable from './pt.ts';

export default {
  date: 'date',
  type: 'type',
  field: 'champ',
  value: 'valeur',
  yes: 'oui',
  no: 'non',
  time: 'Heure de la note',
  contacts: 'Demande d’aide adressée à',
  noAlert: 'personne : aucune demande d’aide',
  emergency_contacts: 'Contacts d’urgence',
  professional_contacts: 'Contacts professionnels',
  health_passports: 'Passeport de santé',
  nutrition_settings: 'Alimentation : choix',
  medication_plans: 'Médicaments : plans',
  medication_doses: 'Médicaments : prises',
  alarm_settings: 'Alarmes : choix',
  menstrual_settings: 'Cycle menstruel : choix',
  routine_tasks: 'Routine : tâches',
  routine_days: 'Routine : jours',
  water_settings: 'Eau : choix',
  pets: 'Mon COGN',
  crisis_settings: 'Crise : mon message',
  safety_plans: 'Plan de sécurité',
  crisis_deliveries: 'Crise : envois',
} satisfies Translated<typeof portable>;

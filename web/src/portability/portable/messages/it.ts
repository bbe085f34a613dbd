import type { Translated } from '#core/messages/translated.ts';
import type portable from './pt.ts';

export default {
  date: 'data',
  type: 'tipo',
  field: 'campo',
  value: 'valore',
  yes: 'sì',
  no: 'no',
  time: 'Ora dell’annotazione',
  contacts: 'Richiesta di aiuto rivolta a',
  noAlert: 'nessuno: nessuna richiesta di aiuto',
  emergency_contacts: 'Contatti di emergenza',
  professional_contacts: 'Contatti professionali',
  health_passports: 'Passaporto della salute',
  nutrition_settings: 'Alimentazione: scelte',
  medication_plans: 'Farmaci: piani',
  medication_doses: 'Farmaci: dosi',
  alarm_settings: 'Avvisi: scelte',
  menstrual_settings: 'Ciclo mestruale: scelte',
  routine_tasks: 'Routine: attività',
  routine_days: 'Routine: giorni',
  water_settings: 'Acqua: scelte',
  pets: 'Il mio COGN',
  crisis_settings: 'Crisi: il mio messaggio',
  safety_plans: 'Piano di sicurezza',
  crisis_deliveries: 'Crisi: invii',
} satisfies Translated<typeof portable>;

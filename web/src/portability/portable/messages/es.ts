import type { Translated } from '#core/messages/translated.ts';
import type portable from './pt.ts';

export default {
  date: 'fecha',
  type: 'tipo',
  field: 'campo',
  value: 'valor',
  yes: 'sí',
  no: 'no',
  time: 'Hora del registro',
  contacts: 'Petición de ayuda dirigida a',
  noAlert: 'nadie: sin petición de ayuda',
  emergency_contacts: 'Contactos de emergencia',
  professional_contacts: 'Contactos profesionales',
  health_passports: 'Pasaporte de salud',
  nutrition_settings: 'Nutrición: opciones',
  medication_plans: 'Medicamentos: planes',
  medication_doses: 'Medicamentos: dosis',
  alarm_settings: 'Avisos: opciones',
  menstrual_settings: 'Ciclo menstrual: opciones',
  routine_tasks: 'Rutina: tareas',
  routine_days: 'Rutina: días',
  water_settings: 'Agua: opciones',
  pets: 'Mi COGN',
  crisis_settings: 'Crisis: mi mensaje',
  safety_plans: 'Plan de seguridad',
  crisis_deliveries: 'Crisis: envíos',
} satisfies Translated<typeof portable>;

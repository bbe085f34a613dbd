/** Messages of reports and files: table names that differ from the page's title, and a few short words. */
const portable = {
  date: 'data',
  type: 'tipo',
  field: 'campo',
  value: 'valor',
  record: 'número do registro',
  yes: 'sim',
  no: 'não',
  ofFive: '{value} de 5',
  time: 'Horário do registro',
  contacts: 'Pedido de ajuda dirigido a',
  noAlert: 'ninguém: sem pedido de ajuda',
  emergency_contacts: 'Contatos de emergência',
  professional_contacts: 'Contatos profissionais',
  health_passports: 'Passaporte de saúde',
  nutrition_settings: 'Nutrição: escolhas',
  medication_plans: 'Remédios: planos',
  medication_doses: 'Remédios: doses',
  alarm_settings: 'Avisos: escolhas',
  menstrual_settings: 'Ciclo menstrual: escolhas',
  menstrual_pauses: 'Ciclo menstrual: pausas',
  tags: 'Etiquetas',
  visit_marks: 'Registros para a consulta',
  hypothesis_days: 'Dias de planos que alternam',
  trackers: 'Registros próprios: definições',
  routine_tasks: 'Rotina: tarefas',
  routine_days: 'Rotina: dias',
  water_settings: 'Água: escolhas',
  questionnaire_settings: 'Questionários: escolhas',
  pets: 'Meu COGN',
  crisis_settings: 'Crise: minha mensagem',
  safety_plans: 'Plano de segurança',
  crisis_deliveries: 'Crise: envios',
} as const;

export default portable;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    portable: typeof portable;
  }
}

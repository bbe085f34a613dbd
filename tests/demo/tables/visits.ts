import { addDays } from '@cogn/shared/calendar-date.ts';
import type { TableOfYear } from '../demo-table.ts';

/** A therapy session in preparation, and a visit that is over, with its answers. */
export default {
  once: (days, _random, idOf) => {
    const last = days.at(-1)!.date;
    const nextWednesday = days.slice(-7).find(({ weekday }) => weekday === 3)!.date;
    const therapy = addDays(nextWednesday, 7);
    return [
      {
        appointment_id: idOf(`appointments:${therapy}:0`),
        day: therapy,
        professional: 'Terapeuta',
        reason: 'As últimas semanas foram barulhentas no trabalho.',
        first_question: 'O que posso fazer quando a reunião não acaba?',
        second_question: 'Faz sentido pedir para trabalhar de casa dois dias?',
        third_question: null,
        to_say: 'Tenho dormido mais tarde. O fone ajuda, mas cansa depois de duas horas.',
        answers: null,
        done: false,
      },
      {
        appointment_id: null,
        day: addDays(last, -40),
        professional: 'Psiquiatra',
        reason: 'Conversar sobre a dose da manhã.',
        first_question: 'O remédio pode tirar a fome?',
        second_question: 'Posso tomar mais tarde no fim de semana?',
        third_question: 'Quando volto?',
        to_say: null,
        answers: 'Pode, nas primeiras semanas. Tomar junto com o café. Voltar em três meses.',
        done: true,
      },
    ];
  },
} satisfies TableOfYear;

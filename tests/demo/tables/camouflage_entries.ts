import type { TableOfYear } from '../demo-table.ts';

const atWork = ['Reunião com a equipe toda.', 'Almoço com colegas.', 'Apresentação no trabalho.', 'Conversa de corredor.'];
const elsewhere = ['Festa de família.', 'Consulta com alguém novo.', 'Fila do mercado, puxaram assunto.'];
const reasons = ['Para não ter que explicar.', 'Para caber no grupo.', 'Por hábito.'];
const during = ['Atenção em cada gesto.', 'Calor e pressa de sair.', 'Estranhamento.'];
const after = ['Cansaço até a noite.', 'Alívio ao ficar a sós.', 'Dor de cabeça leve.'];

/** More entries on working days. The effort is higher under stress and with little energy. */
export default {
  ofDay: ({ diligence, stress, energy, atWork: working }, random) => {
    if (!random.chance((working ? 0.55 : 0.2) * diligence)) return [];
    const effort = Math.round(1.5 + 3 * stress + 1.2 * (1 - energy) + random.normal(0, 0.5));
    return [
      {
        situation: random.pick(working ? atWork : elsewhere),
        reason: random.chance(0.6) ? random.pick(reasons) : null,
        feelings_during: random.chance(0.5) ? random.pick(during) : null,
        feelings_after: random.chance(0.5) ? random.pick(after) : null,
        kinds: random.chance(0.5) ? random.some(['compensation', 'masking', 'assimilation'], 0.5) : null,
        effort: random.chance(0.85) ? Math.min(5, Math.max(1, effort)) : null,
        notes: null,
        at: '19:00',
      },
    ];
  },
} satisfies TableOfYear;

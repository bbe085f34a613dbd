import type { TableOfYear } from '../demo-table.ts';

/** A thought that the person pinned lately. */
const idea = 'Ideia para o fim de semana: arrumar a estante por cor.';

const light = [
  'Caminhei sem fone hoje. Dava para ouvir os passarinhos e não doeu.',
  idea,
  'Conversa boa e curta. Gosto quando ninguém preenche o silêncio.',
];
const heavy = [
  'Muita gente falando ao mesmo tempo. Quero lembrar de sair antes da próxima vez.',
  'Não entendi se aquilo foi uma brincadeira. Amanhã eu pergunto.',
  'A luz do corredor ainda está nos meus olhos. Ficar no escuro ajudou um pouco.',
];
const still = [
  'Chá, manta, livro. Só isso.',
  'Escrevo para tirar da cabeça: contas, mercado, consulta. Pronto, está no papel.',
  'Choveu a tarde inteira e o som ficou comigo.',
];

/** More thoughts under stress, sometimes two on one day. */
export default {
  ofDay: ({ diligence, stress, energy, daysBack }, random, idOf) => {
    if (!random.chance((0.2 + 0.3 * stress) * diligence)) return [];
    const texts = stress > 0.6 ? heavy : energy > 0.6 ? light : still;
    const fitting = stress > 0.6 ? (['cloud', 'rain', 'moon'] as const) : (['sun', 'leaf', 'cup', 'book'] as const);
    const text = random.pick(texts);
    const evening = {
      text,
      pinned: text === idea && daysBack < 30,
      photos: null,
      photo_texts: null,
      stickers: random.chance(0.5) ? [random.pick(fitting)] : null,
      tags: stress > 0.7 ? [idOf('tags:2')] : null,
      at: '21:40',
    };
    if (!random.chance(0.15)) return [evening];
    return [
      { text: random.pick(still), stickers: null, tags: null, pinned: false, photos: null, photo_texts: null, at: '12:35' },
      evening,
    ];
  },
} satisfies TableOfYear;

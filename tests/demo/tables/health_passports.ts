import type { TableOfYear } from '../demo-table.ts';

export default {
  once: () => [
    {
      communication: 'Prefiro frases curtas e uma pergunta por vez. Posso demorar para responder; isso não quer dizer não.',
      overload: 'Luz branca forte, várias vozes ao mesmo tempo, toque sem aviso, mudança de última hora.',
      helps: 'Um lugar quieto, meu fone, escrever em vez de falar, saber o que vem depois.',
    },
  ],
} satisfies TableOfYear;

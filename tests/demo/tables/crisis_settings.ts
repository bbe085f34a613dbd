import type { TableOfYear } from '../demo-table.ts';

export default {
  once: () => [
    { message: 'Estou em sobrecarga e não consigo falar agora. Pode vir, sem pressa e sem barulho?', share_phone: false },
  ],
} satisfies TableOfYear;

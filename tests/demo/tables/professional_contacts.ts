import type { TableOfYear } from '../demo-table.ts';

export default {
  once: () => [
    { name: 'Terapeuta', contact: '+55 11 90000-0003' },
    { name: 'Clínica do bairro', contact: 'clinica@example.org' },
  ],
} satisfies TableOfYear;

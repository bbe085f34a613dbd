import type { Translated } from '#core/messages/translated.ts';
import type choices from './pt.ts';

export default {
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro', pastel: 'Pastel', sereneBlue: 'Azul sereno' },
  chosen: '{what}: {choice}',
  notKept: 'La elección no se guardó',
  notKeptText: 'Vale hasta que cierres esta página. Este navegador no tiene espacio para guardarla.',
} satisfies Translated<typeof choices>;

import type { Translated } from '#core/messages/translated.ts';
import type pricing from './pt.ts';

export default {
  title: 'Planes',
  description: 'Elige con calma. Puedes cambiar después.',
  free: 'Gratuito',
  freeText: 'Para el día a día, sin plazo.',
  premium: 'Premium',
  premiumText: 'Para conocerte más a fondo.',
  freeIncludes: {
    pages: 'Perfil, agua, peso y las demás páginas gratuitas',
    past: 'Registros en cualquier fecha',
    themes: 'Cuatro temas y siete idiomas',
    data: 'Tus datos siempre son tuyos: leerlos, llevártelos y borrarlos',
  },
  premiumIncludes: {
    free: 'Todo el plan gratuito',
    pages: 'Estado de ánimo y todas las páginas Premium',
    calendar: 'Citas en fechas pasadas',
    menu: 'Colores de los iconos del menú',
  },
  afterwards: 'Si Premium termina, podrás seguir leyendo lo que escribiste.',
  current: 'Tu plan actual',
  until: 'Hasta el {date}',
  chooseFree: 'Seguir con el plan gratuito',
  choosePremium: 'Elegir Premium',
  renewPremium: 'Renovar Premium',
  back: 'Volver al diario',
  grant:
    '{days, plural, one {En este servidor, Premium no cuesta nada durante 1 día.} other {En este servidor, Premium no cuesta nada durante # días.}}',
  ask: 'En este servidor, Premium lo concede quien administra. Pídeselo a esa persona.',
  everybody: 'En este servidor, todas las personas tienen Premium, gratis.',
  opening: 'Cargando los planes',
  offerFailed: 'No se pudieron cargar los planes ahora. Tu plan sigue como está.',
  retry: 'Intentar de nuevo',
  granted: 'Premium activo',
  grantedText: 'Vale hasta el {date}.',
  failed: 'No se pudo activar Premium',
  failedText: 'Nada cambió en tu plan. Inténtalo de nuevo en un momento.',
} satisfies Translated<typeof pricing>;

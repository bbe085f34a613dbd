import type { Translated } from '#core/messages/translated.ts';
import type upsell from './pt.ts';

export default {
  locked: 'Esta es una función exclusiva para usuarios Premium. Mejora tu plan para desbloquearla.',
  back: 'Volver',
  close: 'Cerrar',
  headline: 'Más espacio para conocerte',
  tagline: 'A tu ritmo, con todas las páginas del diario.',
  featuresTitle: 'Lo que incluye',
  features: {
    pet: { name: 'Mascota virtual', text: 'Una compañía que crece con tus registros y con tu descanso.' },
    daily: { name: 'Registro del día', text: 'Tus siete sentidos y cómo fue el día.' },
    mood: { name: 'Estado de ánimo', text: 'Doce estados de ánimo, con intensidad y notas.' },
    sleep: { name: 'Sueño', text: 'Horas, calidad y cómo despertaste.' },
    executive: { name: 'Funciones ejecutivas', text: 'Atención, impulsos e hiperfoco en palabras sencillas.' },
    social: { name: 'Batería social', text: 'Lo que gasta tu energía y lo que la recarga.' },
    camouflage: { name: 'Camuflaje social', text: 'Cuándo te camuflaste y cómo te sentiste.' },
    analysis: { name: 'Análisis de sobrecarga', text: 'Desencadenantes, señales y lo que ayudó.' },
    facts: { name: 'Hechos del día', text: 'Logros, descubrimientos y momentos para recordar.' },
    crisis: { name: 'Botón de crisis', text: 'Avisa a las personas de confianza que elegiste.' },
    statistics: { name: 'Estadísticas', text: 'Tus registros en imágenes, con una frase que explica.' },
    export: { name: 'Exportar datos', text: 'Un informe para llevar a quien te atiende.' },
  },
  perksTitle: 'Y también',
  perks: {
    cloud: { name: 'Cuenta en la nube con contraseña', text: 'Las páginas Premium también se guardan en tu cuenta.' },
    calendar: { name: 'Calendario retroactivo', text: 'Añade y cambia citas en fechas pasadas.' },
    menu: { name: 'Un menú a tu manera', text: 'Elige los colores de los iconos de cada página.' },
  },
  become: 'Quiero ser Premium',
  note: 'Se abre la página de planes. Aquí no se cobra nada.',
} satisfies Translated<typeof upsell>;

import type { Translated } from '#core/messages/translated.ts';
import type secondFactor from './pt.ts';

export default {
  heading: 'Confirma que eres tú',
  text: 'Tu cuenta pide un código además de la contraseña.',
  appCode: 'Código de la aplicación de autenticación',
  appRefused: 'El código no coincide. Cambia cada 30 segundos; usa el que se ve ahora.',
  recoveryCode: 'Código de recuperación',
  recoveryHint: 'Es uno de los códigos que guardaste. Cada uno sirve una sola vez.',
  recoveryMissing: 'Escribe un código de recuperación.',
  recoveryRefused: 'Este código no coincide o ya se usó.',
  useRecovery: 'Usar un código de recuperación',
  useApp: 'Usar el código de la aplicación',
  continue: 'Continuar',
} satisfies Translated<typeof secondFactor>;

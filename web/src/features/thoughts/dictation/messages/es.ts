import type { Translated } from '#core/messages/translated.ts';
import type dictation from './pt.ts';

export default {
  dictate: 'Dictar',
  stop: 'Dejar de escuchar',
  listening: 'Te escucho',
  interim: 'Aún escuchando: {words}',
  noticeTitle: 'Antes de dictar',
  notice: 'Algunos navegadores envían el sonido de tu voz a la empresa que los hace. COGN recibe solo el texto.',
  noticeOften: 'Preguntamos una vez en este dispositivo. Puedes retirar el permiso cuando quieras.',
  agree: 'Permitir y dictar',
  notNow: 'Ahora no',
  withdraw: 'Retirar el permiso de dictado',
  failed: 'Error en el reconocimiento de voz.',
  safe: 'Lo que escribiste sigue aquí.',
  permission: 'El navegador no tiene acceso al micrófono. Permítelo en los ajustes del sitio, o escribe.',
  microphone: 'No se encontró ningún micrófono. Conecta uno, o escribe.',
  network: 'En este navegador, dictar necesita internet. Prueba con conexión, o escribe.',
  language: 'Este navegador no tiene dictado en este idioma. Puedes escribir.',
  silence: 'No se oyó ninguna voz. Prueba más cerca del micrófono, o escribe.',
  other: 'El dictado se detuvo. Prueba de nuevo, o escribe.',
} satisfies Translated<typeof dictation>;

import type { Translated } from '#core/messages/translated.ts';
import type passport from './pt.ts';

export default {
  communicationHint: 'Por ejemplo: «A veces no hablo. Escribir me resulta más fácil.»',
  overloadHint: 'Por ejemplo: luz fuerte, muchas voces, que me toquen sin avisar.',
  helpsHint: 'Por ejemplo: un lugar tranquilo, una pregunta cada vez.',
  save: 'Guardar pasaporte',
  saved: 'Pasaporte guardado',
  savedHere: 'Pasaporte guardado en este dispositivo',
  failed: 'El pasaporte no se guardó',
  purpose: 'Una página para quien te ayuda: cómo te comunicas, qué te sobrecarga y qué te ayuda.',
  show: 'Ver e imprimir',
  back: 'Volver al perfil',
  print: 'Imprimir la página',
  language: 'Idioma de la página',
  languageHint: 'Cambian los títulos. Lo que escribiste queda como está.',
  parts: 'Qué aparece de tu perfil',
  partsHint: 'Solo aparece lo que marcas. Los contactos son datos de otras personas.',
  nothingYet: 'La página aún está vacía. Puedes escribir uno de los tres textos o marcar una parte del perfil.',
  onePage: 'Cabe en una página, A4 o Carta.',
  twoPages:
    'Es demasiado texto para una página. No se corta nada: la impresión ocupa más de una. Puedes acortarlo o desmarcar una parte.',
  qr: 'Poner en la página un QR con este texto',
  qrHint: 'Cualquier cámara de teléfono lee el texto, sin internet. Sirve para quien te ayude.',
  qrTooLong:
    'El texto es un {percent} más largo de lo que cabe en un QR. No se cortó nada. Puedes desmarcar una parte o acortar un texto.',
  share: 'Compartir por un enlace',
  cannotPrint: 'Este navegador no imprime. Puedes mostrar esta pantalla o abrir COGN en otro dispositivo.',
} satisfies Translated<typeof passport>;

import type { Translated } from '#core/messages/translated.ts';
import type whoSees from './pt.ts';

export default {
  intro: 'Estas son todas las personas y servicios que pueden ver algo.',
  where: 'En COGN: {places}',
  policy: 'Política de Privacidad',
  nobody: 'Nadie más. Otras cuentas no ven nada tuyo, y no hay anuncios ni rastreadores.',
  you: {
    name: 'Tú',
    text: 'Todo lo que escribiste, con o sin Premium.',
  },
  professional: {
    name: 'Profesionales que te acompañan',
    text: 'Solo el archivo, la página o el enlace que entregas tú.',
  },
  contacts: {
    name: 'Contactos de emergencia',
    text: 'Solo el mensaje de la alerta, cuando la envías. Nunca tus registros.',
  },
  calendar: {
    name: 'Quien tiene la dirección de tu calendario',
    text: 'Las citas o solo las horas, como elegiste. Sin dirección, nadie.',
  },
  administrators: {
    name: 'Administración de COGN',
    text: 'Los datos de tu alta, el plan, los consentimientos, la última entrada y cuántas sesiones hay. La base de datos no le entrega diarios.',
  },
  operator: {
    name: 'Quien mantiene el servidor',
    text: 'Tiene acceso técnico a la máquina y a las copias de seguridad. Debe guardar secreto.',
  },
  mail: {
    name: 'Servicio de correo',
    text: 'Tu dirección y los correos de la cuenta. En una alerta, también el mensaje y los contactos.',
  },
  sms: {
    name: 'Servicio de SMS',
    text: 'Tu teléfono y el texto con el código. En una alerta, también el mensaje y los contactos.',
  },
  push: {
    name: 'Servicio de avisos del navegador',
    text: 'Que llegó un aviso, cuándo y de qué tamaño. El texto va cifrado.',
  },
  payments: {
    name: 'Servicio de pagos (Stripe)',
    text: 'Si te suscribes aquí: tu correo, el código de la cuenta y lo que escribes para pagar.',
  },
  storage: {
    name: 'Servicio de almacenamiento',
    text: 'Solo las fotos, si quien mantiene el servidor contrató uno.',
  },
  voice: {
    name: 'Voz del navegador o del dispositivo',
    text: 'Al dictar o leer en voz alta, algunos fabricantes reciben el audio o el texto.',
  },
  apps: {
    name: 'Programas que abres',
    text: 'Al llamar o escribir a un contacto, ese programa recibe el número y el texto.',
  },
  device: {
    name: 'Quien usa este dispositivo',
    text: 'Copias de registros mientras la cuenta está abierta. Después pueden quedar borradores y preferencias.',
  },
} satisfies Translated<typeof whoSees>;

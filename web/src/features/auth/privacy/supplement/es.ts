import type { PolicySupplement } from '../privacy-policy.ts';

const keep = 'Guardar tus registros y mostrártelos.';
const health = 'Tu consentimiento para datos de salud.';
const contract = 'Ejecución de un contrato.';

const supplement: PolicySupplement = {
  dated: 'Complemento del {date}',
  section: {
    heading: 'Complemento: lo que guardamos hoy',
    text: [
      'El texto de abajo es del 28 de septiembre de 2025 y sigue vigente. Este complemento dice lo que vino después.',
      'Donde el texto de abajo dice «cuando haya», aquí está lo que ya existe. Si ambos hablan de lo mismo, vale el complemento.',
      'Rellenas solo lo que quieras. Lo que escribiste queda como está, y también los permisos que diste.',
    ],
    data: [
      {
        name: 'Nutrición',
        what: 'Alimentos, cantidades, calorías y nutrientes, lactosa y gluten. Los números son opcionales.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Actividad y funciones ejecutivas',
        what: 'Tipo, duración e intensidad de la actividad. También atención, impulsividad, inquietud e hiperfoco.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Medicamentos',
        what: 'Nombre, dosis, horas, efectos, lo que se tomó y cuánto queda.',
        purpose: 'Mostrar el día y el historial. Avisarte a la hora, si activas el aviso.',
        basis: health,
      },
      {
        name: 'Cuestionarios',
        what: 'Tus respuestas al PHQ-9 y al GAD-7, el idioma, el día y cada cuánto tiempo.',
        purpose: 'Guardar las respuestas y mostrar la suma. Nadie las lee, y no se envía nada.',
        basis: health,
      },
      {
        name: 'Preparar la consulta',
        what: 'La consulta, el motivo, hasta tres preguntas, lo que quieres decir, las respuestas y los registros que marcas.',
        purpose: 'Crear una página para la consulta y poner lo mismo en el informe.',
        basis: health,
      },
      {
        name: 'Poner a prueba una idea',
        what: 'Las dos cosas que comparas, el día de mirar o el cambio de un medicamento. Si una es un registro propio o una etiqueta, también su nombre. También lo que alternas y si seguiste el plan cada día.',
        purpose: 'Responder el día elegido, con tus registros.',
        basis: health,
      },
      {
        name: 'Ciclo menstrual',
        what: 'Días, flujo, dolor, síntomas, ánimo y notas. También pausas y su motivo, si lo dices.',
        purpose: 'Mostrar los registros y estimar los próximos ciclos. No se predice la fertilidad.',
        basis: health,
      },
      {
        name: 'Citas',
        what: 'Fecha, hora, tipo, lugar, profesional y notas.',
        purpose:
          'Mostrar tu calendario. Avisarte antes, si activas el aviso. Si lo pides, crear un archivo o una dirección privada.',
        basis: health,
      },
      {
        name: 'Pasaporte de salud',
        what: 'Cómo te comunicas, qué te sobrecarga y qué te ayuda.',
        purpose: 'Crear una página que puedes mostrar o imprimir.',
        basis: health,
      },
      {
        name: 'Espiritualidad y verso del día',
        what: 'Práctica, duración y notas. También el conjunto de versos, la tradición y los que te gustaron o apartaste.',
        purpose: 'Guardar los registros y mostrar un verso al día.',
        basis: 'Tu consentimiento para espiritualidad. Para versos sin religión, ejecución de un contrato.',
      },
      {
        name: 'Rutina, recordatorios y avisos',
        what: 'Tareas, días de poca energía, recordatorios, horas y horas de silencio.',
        purpose: 'Mostrar tu día y avisarte a la hora.',
        basis: contract,
      },
      {
        name: 'Lecturas y recetas',
        what: 'Títulos, autores, avance y notas. Ingredientes y preparación.',
        purpose: keep,
        basis: contract,
      },
      {
        name: 'Tarjetas de comunicación',
        what: 'Las frases que escribes y su orden.',
        purpose: 'Mostrar una frase en letras grandes, copiarla o leerla en voz alta.',
        basis: contract,
      },
      {
        name: 'Enlaces para profesionales',
        what: 'El contenido cifrado, un resumen cifrado de la dirección y del código, el vencimiento y quién lo abrió.',
        purpose: 'Entregar el contenido a quien tiene el enlace. La clave está solo en el enlace: no podemos leerlo.',
        basis: 'Tu petición y tu consentimiento para datos de salud.',
      },
      {
        name: 'Dirección privada del calendario',
        what: 'Un resumen cifrado de la dirección, lo que muestra, el idioma y la zona horaria.',
        purpose: 'Entregar las citas al programa que elegiste.',
        basis: 'Tu solicitud y tu consentimiento para datos de salud.',
      },
      {
        name: 'Avisos con la app cerrada',
        what: 'La dirección y las claves de tu navegador, el idioma y la zona horaria, por dispositivo. También el límite diario.',
        purpose: 'Enviar los avisos que activaste.',
        basis: 'Tu permiso en el navegador. Para medicamentos y citas, también tu consentimiento para datos de salud.',
      },
      {
        name: 'Mis pensamientos',
        what: 'Lo que escribes o dictas, el día y los stickers.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Fotos de los pensamientos',
        what: 'Hasta cuatro por pensamiento, si quieres, con tu descripción. El dispositivo borra el lugar y los datos de la cámara antes de enviarlas. Una foto eliminada se borra del servidor en un plazo de dos días. Si el envío se interrumpe y la foto no llega al pensamiento, el servidor la borra antes de 32 días.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Fotos de mensajes y recetas',
        what: 'Una por mensaje o receta, si quieres. El dispositivo borra el lugar y los datos de la cámara antes de enviarla. Una foto eliminada se borra del servidor en un plazo de dos días. Si se envió y no se guardó, se borra antes de 32 días.',
        purpose: keep,
        basis: 'Tu solicitud, al enviar la foto.',
      },
      {
        name: 'Peticiones de ayuda y plan de seguridad',
        what: 'El día y la hora de la petición, tu mensaje, a quién fue y qué se sabe de la entrega. También tu plan.',
        purpose: 'Avisar a quien elegiste, cuando lo pides, y mostrar qué ocurrió.',
        basis:
          'Tu petición y tu consentimiento para mensajes de crisis. Para los registros y el plan, el consentimiento para datos de salud.',
      },
      {
        name: 'Pagos',
        what: 'Tu código de cliente en Stripe y el estado de la suscripción. Solo Stripe tiene el número de tu tarjeta.',
        purpose: 'Abrir Premium, renovarlo o terminarlo.',
        basis: contract,
      },
    ],
    list: [
      'Quien tiene la dirección privada ve lo que muestra, sin contraseña. Eliges títulos, horas, lugares y avisos, o solo horas.',
      'Desactivar la dirección vale al momento. El otro programa puede guardar lo que ya leyó.',
      'Quien tiene un enlace para profesionales, y el código si lo hay, lo lee hasta que vence. Cuando lo cierras, el contenido se borra del servidor.',
      'En tu dispositivo quedan copias de registros, borradores, lo que espera envío y las horas de los avisos.',
      'Al cerrar la sesión se borran las copias de registros. Quedan borradores, preferencias y lo que espera envío.',
      'Los contactos de emergencia quedan en el dispositivo tras salir solo si lo marcas.',
      'Una petición de ayuda lleva tu nombre, si lo escribiste. Tu teléfono va solo si lo marcas.',
      'El texto de la tarjeta en «Ayuda ahora» queda solo en el dispositivo. Quien lo usa puede leerlo.',
      'El navegador guarda el programa para abrirlo sin internet. Esa parte, el service worker, no guarda registros.',
      'Desde el 22 de noviembre de 2026 puedes activar avisos con la app cerrada, en cada dispositivo. Sin eso, nada se envía.',
      'Cada aviso va cifrado por el servicio de quien hace el navegador. Ve que algo llegó y cuándo, no qué dice.',
      'Desactivarlos, cerrar la sesión o borrar la cuenta los termina en ese dispositivo.',
      'La lectura en voz alta usa la voz del dispositivo. Algunas voces envían el texto a su fabricante.',
      'En «Ayuda ahora», llamar o escribir abre el programa que tocaste, con el número y el texto.',
      'Los archivos y las páginas impresas están donde los guardes.',
      'Puedes llevarte una copia de todo: «Ajustes», «Cuenta y privacidad», «Privacidad y datos». Allí se dice también quién ve qué.',
      'Allí también pides eliminar la cuenta. Ocurre tras unos días en que puedes cambiar de idea, o al momento, según el servidor.',
      'Después ninguna tabla del servidor tiene nada tuyo, y las fotos se van. Los restos en el disco y las copias de seguridad duran más, según quien lo mantiene.',
    ],
  },
};

export default supplement;

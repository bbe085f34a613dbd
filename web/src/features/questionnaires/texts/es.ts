import type { TextsOfLanguage } from './questionnaire-text.ts';

/** The Spanish sheets for the United States. Never change a word (docs/questionnaires.md). */
const texts: TextsOfLanguage = {
  phq9: {
    intro: 'Durante las últimas 2 semanas, ¿qué tan seguido ha tenido molestias debido a los siguientes problemas?',
    answers: ['Ningún día', 'Varios días', 'Más de la mitad de los días', 'Casi todos los días'],
    items: [
      'Poco interés o placer en hacer cosas',
      'Se ha sentido decaído(a), deprimido(a) o sin esperanzas',
      'Ha tenido dificultad para quedarse o permanecer dormido(a), o ha dormido demasiado',
      'Se ha sentido cansado(a) o con poca energía',
      'Sin apetito o ha comido en exceso',
      'Se ha sentido mal con usted mismo(a) – o que es un fracaso o que ha quedado mal con usted mismo(a) o con su familia',
      'Ha tenido dificultad para concentrarse en ciertas actividades, tales como leer el periódico o ver la televisión',
      '¿Se ha movido o hablado tan lento que otras personas podrían haberlo notado? o lo contrario – muy inquieto(a) o agitado(a) que ha estado moviéndose mucho más de lo normal',
      'Pensamientos de que estaría mejor muerto(a) o de lastimarse de alguna manera',
    ],
    difficulty: {
      question:
        'Si marcó cualquiera de los problemas, ¿qué tanta dificultad le han dado estos problemas para hacer su trabajo, encargarse de las tareas del hogar, o llevarse bien con otras personas?',
      answers: ['No ha sido difícil', 'Un poco difícil', 'Muy difícil', 'Extremadamente difícil'],
    },
  },
  gad7: {
    intro: 'Durante las últimas 2 semanas, ¿con qué frecuencia ha sentido molestias por los siguientes problemas?',
    answers: ['Nunca', 'Varios días', 'Más de la mitad de los días', 'Casi todos los días'],
    items: [
      'Sentirse nervioso/a, intranquilo/a o con los nervios de punta',
      'No poder dejar de preocuparse o no poder controlar la preocupación',
      'Preocuparse demasiado por diferentes cosas',
      'Dificultad para relajarse',
      'Estar tan inquieto/a que es difícil permanecer sentado/a tranquilamente',
      'Molestarse o ponerse irritable fácilmente',
      'Sentir miedo como si algo terrible pudiera pasar',
    ],
  },
};

export default texts;

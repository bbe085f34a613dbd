import type { Country } from './help-line.ts';
import { call, emergency, readAgain, talk } from './make-line.ts';

export const americas: readonly Country[] = [
  {
    code: 'BR',
    lines: [
      talk({
        name: 'CVV – Centro de Valorização da Vida',
        lang: 'pt-BR',
        ways: [call('188')],
        hours: 'always',
        cost: 'free',
        site: 'https://cvv.org.br',
      }),
      emergency('SAMU', 'pt-BR', '192'),
    ],
  },
  {
    code: 'US',
    lines: [
      talk({
        name: '988 Suicide & Crisis Lifeline',
        lang: 'en',
        ways: [call('988'), { by: 'text', shown: '988', dialled: '988' }],
        hours: 'always',
        cost: 'free',
        site: 'https://988lifeline.org',
        ...readAgain,
      }),
      emergency('Emergency', 'en', '911', readAgain),
    ],
  },
  {
    code: 'CA',
    lines: [
      talk({
        name: '9-8-8: Suicide Crisis Helpline (English, français)',
        lang: 'en',
        ways: [call('988'), { by: 'text', shown: '988', dialled: '988' }],
        hours: 'always',
        cost: 'free',
        site: 'https://988.ca',
        ...readAgain,
      }),
      emergency('Emergency', 'en', '911', readAgain),
    ],
  },
  {
    code: 'MX',
    lines: [
      talk({
        name: 'Línea de la Vida',
        lang: 'es',
        ways: [call('800 911 2000')],
        hours: 'always',
        cost: 'free',
        site: 'https://www.gob.mx/conasama',
      }),
      emergency('Emergencias', 'es', '911', readAgain),
    ],
  },
  {
    code: 'AR',
    lines: [
      talk({
        name: 'Línea nacional de salud mental',
        lang: 'es',
        ways: [call('0800-999-0091')],
        hours: 'always',
        cost: 'free',
        site: 'https://www.argentina.gob.ar/salud',
      }),
      talk({
        name: 'Centro de Asistencia al Suicida',
        lang: 'es',
        ways: [call('135')],
        hours: 'varies',
        cost: 'unknown',
        area: 'CABA, Gran Buenos Aires',
        site: 'https://www.asistenciaalsuicida.org.ar',
        confirmed: false,
      }),
      emergency('Emergencias', 'es', '911', { ...readAgain, confirmed: false }),
      emergency('Emergencias médicas (SAME)', 'es', '107', { ...readAgain, confirmed: false }),
    ],
  },
  {
    code: 'CL',
    lines: [
      talk({
        name: 'Línea de Prevención del Suicidio',
        lang: 'es',
        ways: [call('*4141')],
        hours: 'always',
        cost: 'free',
        mobileOnly: true,
        site: 'https://www.minsal.cl',
      }),
      emergency('SAMU', 'es', '131'),
    ],
  },
];

import type { Country } from './help-line.ts';
import { call, emergency, emergencyList, talk } from './make-line.ts';

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
        source:
          'https://cdlvca.com.br/2018/07/05/ligacao-para-prevencao-ao-suicidio-passa-a-ser-gratuita-em-toda-a-bahia-pelo-numero-188/',
      }),
      emergency(
        'SAMU',
        'pt-BR',
        '192',
        'http://www.saude.gov.br/saude-de-a-z/servico-de-atendimento-movel-de-urgencia-samu-192',
      ),
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
        source: 'https://www.sweetwatermemorial.com/news/2024/january/calling-988-can-save-your-life/',
      }),
      emergency('Emergency', 'en', '911', emergencyList),
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
        source: 'https://www.maplenow.ca/site/988-suicide-crisis-helpline',
      }),
      emergency('Emergency', 'en', '911', emergencyList),
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
        source:
          'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
      }),
      emergency('Emergencias', 'es', '911', 'https://zamudionoticias.mx/?p=17586'),
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
        source: 'https://www.ospia.org.ar/?p=1635',
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
      emergency(
        'Emergencias',
        'es',
        '911',
        'https://elsoldeiquique.cl/el-numero-de-emergencia-911-un-salvavidas-que-sudamerica-adopta-y-chile-necesita/',
        { confirmed: false },
      ),
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
        source: 'https://www.radiopolar.com/salud-mental-prevencion-suicidio-foco-especialistas-refuerzan-linea-4141-region',
      }),
      emergency(
        'SAMU',
        'es',
        '131',
        'https://elsoldeiquique.cl/el-numero-de-emergencia-911-un-salvavidas-que-sudamerica-adopta-y-chile-necesita/',
      ),
    ],
  },
];

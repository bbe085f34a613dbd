import type { Country } from './help-line.ts';
import { call, emergency, emergencyList, talk } from './make-line.ts';

const portugal =
  'https://24noticias.sapo.pt/atualidade/artigos/1411-linha-nacional-de-prevencao-do-suicidio-arranca-com-atendimento-24-horas';

export const europe: readonly Country[] = [
  {
    code: 'PT',
    lines: [
      talk({
        name: 'Linha Nacional de Prevenção do Suicídio',
        lang: 'pt-PT',
        ways: [call('1411')],
        hours: 'always',
        cost: 'free',
        site: 'https://www.sns24.gov.pt',
        source: portugal,
      }),
      talk({
        name: 'SNS 24: aconselhamento psicológico',
        lang: 'pt-PT',
        ways: [call('808 24 24 24')],
        hours: 'always',
        cost: 'unknown',
        site: 'https://www.sns24.gov.pt',
        source: portugal,
        confirmed: false,
      }),
      talk({
        name: 'SOS Voz Amiga',
        lang: 'pt-PT',
        ways: [call('213 544 545', '+351213544545')],
        hours: { from: '15:30', to: '00:30' },
        cost: 'unknown',
        site: 'https://www.sosvozamiga.org',
        source: portugal,
      }),
      emergency('Emergência', 'pt-PT', '112', portugal),
    ],
  },
  {
    code: 'GB',
    lines: [
      talk({
        name: 'Samaritans',
        lang: 'en',
        ways: [call('116 123')],
        hours: 'always',
        cost: 'free',
        site: 'https://www.samaritans.org',
        source:
          'https://samaritans.org/branches/coventry/coventry-branch-news/coventry-samaritans-will-be-open-usual-over-christmas',
      }),
      talk({
        name: 'Shout',
        lang: 'en',
        ways: [{ by: 'text', shown: '85258', dialled: '85258', word: 'SHOUT' }],
        hours: 'always',
        cost: 'free',
        site: 'https://giveusashout.org',
        source: 'https://giveusashout.org/about-us/faq',
      }),
      talk({
        name: 'NHS 111',
        lang: 'en',
        ways: [call('111')],
        press: '2',
        hours: 'always',
        cost: 'unknown',
        site: 'https://111.nhs.uk',
        source: 'https://www.norwoodmc.co.uk/2024/08/14/nhs-111-option-2-for-crisis-mental-health-support/',
      }),
      emergency('Emergency', 'en', '999', emergencyList),
    ],
  },
  {
    code: 'IE',
    lines: [
      talk({
        name: 'Samaritans Ireland',
        lang: 'en',
        ways: [call('116 123')],
        hours: 'always',
        cost: 'free',
        site: 'https://www.samaritans.org/ireland',
        source: 'https://www.irishhealthpro.com/content/news/show/name/big-jump-in-calls-to-samaritans-since-2014',
      }),
      emergency('Emergency', 'en', '112', emergencyList),
    ],
  },
  {
    code: 'ES',
    lines: [
      talk({
        name: 'Línea 024',
        lang: 'es',
        ways: [call('024')],
        hours: 'always',
        cost: 'free',
        site: 'https://www.sanidad.gob.es',
        source: 'https://www.rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml',
      }),
      emergency('Emergencias', 'es', '112', emergencyList),
    ],
  },
  {
    code: 'FR',
    lines: [
      talk({
        name: '3114, numéro national de prévention du suicide',
        lang: 'fr',
        ways: [call('3114')],
        hours: 'always',
        cost: 'free',
        site: 'https://3114.fr',
        source: 'https://www.mayotte.ars.sante.fr/3114-le-numero-national-de-prevention-du-suicide',
      }),
      emergency('SAMU', 'fr', '15', emergencyList),
      emergency('Urgences', 'fr', '112', 'https://facile.it/assicurazioni/guida/numeri-di-emergenza-per-estero.html'),
    ],
  },
  {
    code: 'CH',
    lines: [
      talk({
        name: '143 – La Main Tendue, Die Dargebotene Hand, Telefono Amico',
        lang: 'fr-CH',
        ways: [call('143')],
        hours: 'always',
        cost: 'charged',
        site: 'https://www.143.ch',
        source: 'https://ch.ch/en/road-accident-what-should-i-do',
      }),
      emergency(
        'Ambulance, Ambulanz, Ambulanza',
        'fr-CH',
        '144',
        'https://blog.alertswiss.ch/fr/rubrique/preparation/pour-tous-les-cas-durgences-sanitaires-appelez-le-144',
      ),
    ],
  },
  {
    code: 'IT',
    lines: [
      talk({
        name: 'Telefono Amico Italia',
        lang: 'it',
        ways: [call('02 2327 2327', '+390223272327')],
        hours: { from: '09:00', to: '00:00' },
        cost: 'charged',
        site: 'https://www.telefonoamico.it',
        source: 'https://www.quotidiano.net/magazine/sentirsi-soli-nei-giorni-di-4876c850',
        confirmed: false,
      }),
      talk({
        name: 'Telefono Amico Italia (WhatsApp)',
        lang: 'it',
        ways: [{ by: 'whatsapp', shown: '324 011 7252', dialled: '+393240117252' }],
        hours: 'varies',
        cost: 'unknown',
        site: 'https://www.telefonoamico.it',
        source: 'https://www.tpi.it/news/solo-a-natale-telefono-amico-20211215850521/',
        confirmed: false,
      }),
      emergency('Emergenze', 'it', '112', 'https://facile.it/assicurazioni/guida/numeri-di-emergenza-per-estero.html'),
    ],
  },
];

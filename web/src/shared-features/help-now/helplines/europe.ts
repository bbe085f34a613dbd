import type { Country } from './help-line.ts';
import { call, emergency, readAgain, talk, text } from './make-line.ts';

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
      }),
      talk({
        name: 'SNS 24: aconselhamento psicológico',
        lang: 'pt-PT',
        ways: [call('808 24 24 24')],
        press: '4',
        hours: 'always',
        cost: 'unknown',
        site: 'https://www.sns24.gov.pt',
        ...readAgain,
      }),
      talk({
        name: 'SOS Voz Amiga',
        lang: 'pt-PT',
        ways: [call('213 544 545', '+351213544545')],
        hours: { from: '15:30', to: '00:30' },
        cost: 'unknown',
        site: 'https://www.sosvozamiga.org',
      }),
      emergency('Emergência', 'pt-PT', '112', readAgain),
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
      }),
      talk({
        name: 'Shout',
        lang: 'en',
        ways: [{ by: 'text', shown: '85258', dialled: '85258', word: 'SHOUT' }],
        hours: 'always',
        cost: 'free',
        site: 'https://giveusashout.org',
      }),
      talk({
        name: 'NHS 111',
        lang: 'en',
        ways: [call('111')],
        press: '2',
        hours: 'always',
        cost: 'unknown',
        site: 'https://111.nhs.uk',
      }),
      emergency('Emergency', 'en', '999', readAgain),
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
      }),
      emergency('Emergency', 'en', '112', readAgain),
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
      }),
      emergency('Emergencias', 'es', '112', readAgain),
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
      }),
      emergency('SAMU', 'fr', '15', readAgain),
      emergency('Urgences', 'fr', '112', readAgain),
      // For people who cannot hear or speak, or must not be heard.
      emergency('Urgences par SMS', 'fr', text('114'), readAgain),
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
        ...readAgain,
      }),
      emergency('Ambulance, Ambulanz, Ambulanza', 'fr-CH', '144'),
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
        confirmed: false,
      }),
      talk({
        name: 'Telefono Amico Italia (WhatsApp)',
        lang: 'it',
        ways: [{ by: 'whatsapp', shown: '324 011 7252', dialled: '+393240117252' }],
        hours: 'varies',
        cost: 'unknown',
        site: 'https://www.telefonoamico.it',
        confirmed: false,
      }),
      emergency('Emergenze', 'it', '112', readAgain),
    ],
  },
];

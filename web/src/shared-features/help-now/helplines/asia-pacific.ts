import type { Country } from './help-line.ts';
import { call, emergency, readAgain, talk } from './make-line.ts';

export const asiaPacific: readonly Country[] = [
  {
    code: 'AU',
    lines: [
      talk({
        name: 'Lifeline',
        lang: 'en',
        ways: [call('13 11 14'), { by: 'text', shown: '0477 13 11 14', dialled: '+61477131114' }],
        hours: 'always',
        cost: 'unknown',
        site: 'https://www.lifeline.org.au',
      }),
      emergency('Emergency', 'en', '000', readAgain),
    ],
  },
  {
    code: 'JP',
    lines: [
      talk({
        name: 'よりそいホットライン',
        lang: 'ja',
        ways: [call('0120-279-338')],
        hours: 'always',
        cost: 'free',
        site: 'https://www.since2011.net/yorisoi/',
      }),
      talk({
        name: 'いのちの電話（フリーダイヤル）',
        lang: 'ja',
        ways: [call('0120-783-556')],
        hours: { from: '16:00', to: '21:00' },
        cost: 'free',
        site: 'https://www.inochinodenwa.org',
        confirmed: false,
      }),
      talk({
        name: 'いのちの電話（ナビダイヤル）',
        lang: 'ja',
        ways: [call('0570-783-556')],
        hours: { from: '10:00', to: '22:00' },
        cost: 'charged',
        site: 'https://www.inochinodenwa.org',
        confirmed: false,
      }),
      emergency('救急', 'ja', '119', readAgain),
    ],
  },
  {
    code: 'CN',
    lines: [
      talk({
        name: '全国统一心理援助热线',
        lang: 'zh-Hans',
        ways: [call('12356')],
        hours: 'varies',
        cost: 'unknown',
        site: 'https://www.nhc.gov.cn',
      }),
      emergency('急救', 'zh-Hans', '120', readAgain),
    ],
  },
  {
    code: 'TW',
    lines: [
      talk({
        name: '1925 安心專線',
        lang: 'zh-Hant',
        ways: [call('1925')],
        hours: 'always',
        cost: 'free',
        site: 'https://www.mohw.gov.tw',
      }),
      emergency('緊急救護', 'zh-Hant', '119', readAgain),
    ],
  },
];

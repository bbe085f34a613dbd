import { describe, expect, it } from 'vitest';
import { pinEnvironment } from './pinned-environment.ts';

const pinned = (environment: NodeJS.ProcessEnv) => {
  pinEnvironment(environment);
  return environment;
};

describe('the environment of the tests', () => {
  it('has a fixed time zone and language on every machine', () => {
    const machine = { TZ: 'Asia/Tokyo', LANG: 'ja_JP.UTF-8', LC_ALL: 'ja_JP.UTF-8', LC_TIME: 'C', LANGUAGE: 'ja' };
    expect(pinned(machine)).toEqual({ TZ: 'America/Sao_Paulo', LANG: 'C.UTF-8' });
  });

  it('has another time zone and language when a run sets them', () => {
    const wished = { COGN_TEST_TZ: 'Asia/Tokyo', COGN_TEST_LANG: 'ja_JP.UTF-8' };
    expect(pinned({ ...wished, LC_ALL: 'C' })).toEqual({ ...wished, TZ: 'Asia/Tokyo', LANG: 'ja_JP.UTF-8' });
  });

  it('has no server setting, so that no test reaches a real database or sends a real mail', () => {
    const shell = {
      DATABASE_URL: 'postgres://real',
      SMTP_URL: 'smtp://real',
      PORT: '80',
      PGHOST: 'real',
      NODE_ENV: 'production',
    };
    expect(Object.keys(pinned(shell))).toEqual(['TZ', 'LANG']);
  });

  it('passes on the settings of the tests themselves', () => {
    const given = { PATH: '/bin', HOME: '/root', COGN_LONG: '1', COGN_TEST_DATABASE_URL: 'postgres://empty' };
    expect(pinned(given)).toMatchObject(given);
  });

  it('is the environment of this process', () => {
    expect(process.env['LANG']).toBe(process.env['COGN_TEST_LANG'] ?? 'C.UTF-8');
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(process.env['COGN_TEST_TZ'] ?? 'America/Sao_Paulo');
  });
});

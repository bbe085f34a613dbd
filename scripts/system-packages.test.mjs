import { describe, expect, it } from 'vitest';
import { ensureSystemPackages, findBrowser } from './system-packages.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const full = '/usr/bin/chromium';

/** A machine with these files; what it is asked to install is noted. */
function machineWith({ files = [], env = {}, root = false, postgres = true } = {}) {
  const installed = [];
  const machine = {
    env,
    exists: (path) => files.includes(path),
    isRoot: () => root,
    hasPostgres: () => postgres,
    install: (packages) => installed.push(...packages),
  };
  return { machine, installed };
}

describe('the browser of the tests', () => {
  it.each([
    ['with both of Debian’s, the smaller', { files: [full, shell] }, shell],
    ['with the full one only, that one', { files: [full] }, full],
    ['with the shell only, that one', { files: [shell] }, shell],
    ['with COGN_CHROMIUM, the one that it names', { files: [full, shell], env: { COGN_CHROMIUM: full } }, full],
    ['with none, none', {}, undefined],
  ])('is, %s', (_, given, expected) => {
    expect(findBrowser(machineWith(given).machine)).toBe(expected);
  });

  it('is refused in one sentence where COGN_CHROMIUM names no file', () => {
    const { machine } = machineWith({ files: [shell], env: { COGN_CHROMIUM: '/opt/none' } });
    expect(() => findBrowser(machine)).toThrow('COGN_CHROMIUM is /opt/none, and there is no such file.');
  });
});

describe('what a machine lacks', () => {
  it('is nothing where any Chromium and PostgreSQL are there', () => {
    const { machine, installed } = machineWith({ files: [full, '/etc/debian_version'], root: true });
    ensureSystemPackages(machine);
    expect(installed).toEqual([]);
  });

  it('is installed as root on Debian', () => {
    const { machine, installed } = machineWith({ files: ['/etc/debian_version'], root: true, postgres: false });
    ensureSystemPackages(machine);
    expect(installed).toEqual(['chromium-headless-shell', 'postgresql']);
  });

  it.each([
    ['without root', { files: ['/etc/debian_version'] }],
    ['on another system', { root: true }],
  ])('is said in a sentence %s', (_, given) => {
    const { machine, installed } = machineWith(given);
    expect(() => ensureSystemPackages(machine)).toThrow(
      'The tests need chromium-headless-shell. On Debian: sudo apt-get install chromium-headless-shell.',
    );
    expect(installed).toEqual([]);
  });
});

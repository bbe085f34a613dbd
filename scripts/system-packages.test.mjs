import { describe, expect, it } from 'vitest';
import { ensureSystemPackages, findBrowser } from './system-packages.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const full = '/usr/bin/chromium';

/** A fake machine with these files, which records the requested installs. */
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

describe('findBrowser', () => {
  it.each([
    ['the smaller of two', { files: [full, shell] }, shell],
    ['the full Chromium if it is the only one', { files: [full] }, full],
    ['the headless shell if it is the only one', { files: [shell] }, shell],
    ['the one that COGN_CHROMIUM names', { files: [full, shell], env: { COGN_CHROMIUM: full } }, full],
    ['nothing if there is none', {}, undefined],
  ])('finds %s', (_, given, expected) => {
    expect(findBrowser(machineWith(given).machine)).toBe(expected);
  });

  it('fails with one sentence if COGN_CHROMIUM names no file', () => {
    const { machine } = machineWith({ files: [shell], env: { COGN_CHROMIUM: '/opt/none' } });
    expect(() => findBrowser(machine)).toThrow('COGN_CHROMIUM is /opt/none, and there is no such file.');
  });
});

describe('ensureSystemPackages', () => {
  it('installs nothing if Chromium and PostgreSQL exist', () => {
    const { machine, installed } = machineWith({ files: [full, '/etc/debian_version'], root: true });
    ensureSystemPackages(machine);
    expect(installed).toEqual([]);
  });

  it('installs missing packages as root on Debian', () => {
    const { machine, installed } = machineWith({ files: ['/etc/debian_version'], root: true, postgres: false });
    ensureSystemPackages(machine);
    expect(installed).toEqual(['chromium-headless-shell', 'postgresql']);
  });

  it.each([
    ['without root', { files: ['/etc/debian_version'] }],
    ['on another system', { root: true }],
  ])('fails with a sentence that names the package %s', (_, given) => {
    const { machine, installed } = machineWith(given);
    expect(() => ensureSystemPackages(machine)).toThrow(
      'The tests need chromium-headless-shell. On Debian: sudo apt-get install chromium-headless-shell.',
    );
    expect(installed).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { ensureSystemPackages, findBrowser, missingEnginePackages } from './system-packages.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const full = '/usr/bin/chromium';
const engines = [
  '/usr/bin/firefox-esr',
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/xvfb-run',
  '/usr/bin/xauth',
  '/usr/bin/dbus-run-session',
];

/** A fake machine on which these files exist. It records the requested installs. */
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
  it('installs nothing if the browsers and PostgreSQL exist', async () => {
    const { machine, installed } = machineWith({ files: [full, ...engines, '/etc/debian_version'], root: true });
    await ensureSystemPackages(true, machine);
    expect(installed).toEqual([]);
  });

  it('installs missing packages as root on Debian', async () => {
    const { machine, installed } = machineWith({ files: [...engines, '/etc/debian_version'], root: true, postgres: false });
    await ensureSystemPackages(true, machine);
    expect(installed).toEqual(['chromium-headless-shell', 'postgresql']);
  });

  it('installs missing engines as root on Debian if they are to run, and elsewhere goes on without them', async () => {
    const [, , ...others] = engines;
    const debian = machineWith({ files: [full, ...others, '/etc/debian_version'], root: true });
    await ensureSystemPackages(true, debian.machine);
    expect(debian.installed).toEqual(['firefox-esr', 'webkit2gtk-driver']);
    const withoutThem = machineWith({ files: [full, '/etc/debian_version'], root: true });
    await ensureSystemPackages(false, withoutThem.machine);
    expect(withoutThem.installed).toEqual([]);
    const elsewhere = machineWith({ files: [full, ...others] });
    await ensureSystemPackages(true, elsewhere.machine);
    expect(elsewhere.installed).toEqual([]);
    expect(missingEnginePackages(elsewhere.machine)).toEqual(['firefox-esr', 'webkit2gtk-driver']);
  });

  it.each([
    ['without root', { files: ['/etc/debian_version'] }],
    ['on another system', { root: true }],
  ])('fails with a sentence that names the package %s', async (_, given) => {
    const { machine, installed } = machineWith(given);
    await expect(ensureSystemPackages(true, machine)).rejects.toThrow(
      'The tests need chromium-headless-shell. On Debian: sudo apt-get install chromium-headless-shell.',
    );
    expect(installed).toEqual([]);
  });
});

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { restartablePort } from '../../server/src/testing/ports.ts';
import { ownConnection } from '../support/own-connection.ts';
import { screen, type Engine, type Key, type Program } from './engine.ts';

/** The path of WebKitGTK's MiniBrowser. Debian installs it into a folder named after the machine's architecture. */
const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

/** Removes the padding of the MiniBrowser's window, so that it can be as narrow as a phone. With padding it is 447 px wide. */
const narrowWindow = '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0 }';

/** WebDriver's code points for keys that type no character. */
const codes: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Backspace: '\uE003',
  ArrowUp: '\uE013',
  Home: '\uE011',
  End: '\uE010',
};

type Call = <Result = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>;

/** Starts WebKitGTK's WebDriver with its own X server and message bus. Each window is a browser process with empty storage. */
export async function startWebKit(): Promise<Program> {
  const home = await mkdtemp(join(tmpdir(), 'cogn-engine-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), narrowWindow);
  const port = await restartablePort();
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1024x1024x24', 'dbus-run-session', '--', 'WebKitWebDriver', '-p', String(port)],
    { env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home }, stdio: 'ignore', detached: true },
  );
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { ...ownConnection, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value as never;
  };
  try {
    await vi.waitFor(() => call('GET', '/status'), { timeout: 60_000, interval: 100 });
  } catch (problem) {
    await stop(driver, home);
    throw problem;
  }
  return { downloads: home, open: () => openWindow(call), stop: () => stop(driver, home) };
}

async function stop(driver: ChildProcess, home: string): Promise<void> {
  if (driver.pid !== undefined && driver.exitCode === null) {
    const ended = once(driver, 'exit');
    // A negative id signals the whole process group: the X server, the message bus and the driver.
    process.kill(-driver.pid, 'SIGTERM');
    await ended;
  }
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
}

async function openWindow(call: Call): Promise<Engine> {
  const options = { binary: miniBrowser, args: ['--automation'] };
  const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch: wanted } });
  const session = `/session/${sessionId}`;
  const run: Engine['run'] = async (inPage, ...given) => {
    const script = asynchronous(String(inPage));
    const { value, problem } = await call<Outcome>('POST', `${session}/execute/async`, { script, args: given });
    if (problem !== null) throw new Error(`in the page: ${problem}`);
    return value as never;
  };
  await call('POST', `${session}/timeouts`, { script: 15_000, pageLoad: 30_000 });
  await call('POST', `${session}/window/rect`, screen);
  const bars = screen.height - (await run(() => window.innerHeight));
  await call('POST', `${session}/window/rect`, { width: screen.width, height: screen.height + bars });

  const act = (source: object) => call<void>('POST', `${session}/actions`, { actions: [source] });
  const keyboard = (keys: string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  const mouse = (...actions: object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  return {
    open: (url) => call('POST', `${session}/url`, { url }),
    run,
    type: (text) => keyboard([...text]),
    press: (key) => keyboard([codes[key]]),
    move: (...points) =>
      mouse(...points.map(({ x, y }) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }))),
    down: () => mouse({ type: 'pointerDown', button: 0 }),
    up: () => mouse({ type: 'pointerUp', button: 0 }),
    picture: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    close: () => call('DELETE', session),
  };
}

/** The result of a function in the page, or the error that it threw. */
interface Outcome {
  value: unknown;
  problem: string | null;
}

/** Returns the source text of a WebDriver script that runs a function in the page, awaits it, and returns an `Outcome`. */
const asynchronous = (inPage: string) => `
  const [done, given] = [arguments[arguments.length - 1], [...arguments].slice(0, -1)];
  Promise.resolve()
    .then(() => (${inPage})(...given))
    .then((value) => done({ value, problem: null }), (problem) => done({ value: null, problem: String(problem) }));`;

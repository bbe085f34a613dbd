import { afterEach, expect, test, vi } from 'vitest';
import { inPieces, makeLogger } from './logger.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function collecting() {
  const pieces: string[] = [];
  const logger = makeLogger('info', inPieces({ write: (piece) => pieces.push(piece) }));
  return { logger, pieces, lines: () => pieces.join('').split('\n').filter(Boolean) };
}

test('lines of the log wait for at most 20 ms and are then written together', () => {
  vi.useFakeTimers();
  const { logger, pieces, lines } = collecting();
  for (let number = 0; number < 5; number += 1) logger.info({ number }, 'line');
  expect(pieces).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(pieces).toHaveLength(1);
  expect(lines()).toHaveLength(5);
});

test('an error is written at once, after the lines before it', () => {
  const { logger, lines } = collecting();
  logger.info('before');
  logger.error('wrong');
  expect(lines().map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['before', 'wrong']);
});

test('a piece that reaches 4 kB does not wait, and no piece is longer', () => {
  vi.useFakeTimers();
  const { logger, lines, pieces } = collecting();
  for (let number = 0; number < 20; number += 1) logger.info({ text: 'x'.repeat(500) }, 'line');
  expect(lines().length).toBeGreaterThan(12);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(4096);
});

test('what is left is written when the process ends', () => {
  const once = vi.spyOn(process, 'once').mockReturnValue(process);
  const { logger, lines } = collecting();
  logger.info('last');
  const [event, flush] = once.mock.calls[0] ?? [];
  expect(event).toBe('exit');
  flush?.();
  expect(lines()).toHaveLength(1);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faults } from './planted-faults.mjs';

describe('the code that a planted fault replaces is there exactly once', () => {
  test.each(faults)('$area: $about', ({ file, instead }) => {
    const code = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
    expect(code.split(instead)).toHaveLength(2);
  });
});

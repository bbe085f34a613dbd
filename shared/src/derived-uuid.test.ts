import { describe, expect, it } from 'vitest';
import { derivedUuid } from './derived-uuid.ts';

const base = '0b4f1a52-7c1e-4f0a-9a63-5d2f8c7e1b90';

describe('a derived UUID', () => {
  it('is a valid version 8 UUID and is deterministic', () => {
    expect(derivedUuid(base, '2026-11-21')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u,
    );
    expect(derivedUuid(base, '2026-11-21')).toBe(derivedUuid(base, '2026-11-21'));
  });

  it('differs for every day of ten years and for every base', () => {
    const days = Array.from({ length: 3653 }, (_, day) => `day ${String(day)}`);
    expect(new Set(days.map((day) => derivedUuid(base, day))).size).toBe(days.length);
    expect(derivedUuid(crypto.randomUUID(), 'help')).not.toBe(derivedUuid(crypto.randomUUID(), 'help'));
  });
});

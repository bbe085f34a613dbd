import { expect, it, vi } from 'vitest';
import { photoAddress } from './photo-requests.ts';

vi.mock('#core/wire/ask-server.ts', () => ({
  askServer: async () => Response.json({ signedURL: '/object/sign/avatars/ana/photo?token=of-this-second' }),
}));
vi.mock('#core/server/server-settings.ts', () => ({ serverSettings: () => ({ url: 'https://cogn.example' }) }));

it('gives a replaced photo another address, even if both were signed within one second', async () => {
  const older = await photoAddress('avatars/ana/photo?version=a');
  const newer = await photoAddress('avatars/ana/photo?version=b');
  expect(newer).not.toBe(older);
  expect(newer).toContain('token=of-this-second');
});

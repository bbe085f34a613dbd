import { expect, it } from 'vitest';
import { limitUploads } from './limit-uploads.ts';

it('limits each user separately, and never the operator', async () => {
  const { count: limit, check } = limitUploads(2);
  const one = { role: 'authenticated' as const, sub: 'one' };
  await limit(one);
  await check(one);
  await limit(one);
  await expect(check(one)).rejects.toMatchObject({ code: 'over_request_rate_limit', status: 429 });
  await expect(limit(one)).rejects.toMatchObject({ code: 'over_request_rate_limit', status: 429 });
  await limit({ ...one, sub: 'another' });
  for (let index = 0; index < 5; index += 1) await limit({ role: 'service_role' });
  await check({ role: 'service_role' });
});

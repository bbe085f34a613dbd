import { describe, expect, test } from 'vitest';
import { openLibrary } from './support/rest-library.ts';
import { engines } from './support/rest-server.ts';

/** SQL functions that read the request's settings and set the response. They exist only in this test's database. */
const schema = `
create function public.about_request() returns json language sql stable as $$
  select json_build_object('headers', current_setting('request.headers', true)::json,
    'method', current_setting('request.method', true), 'path', current_setting('request.path', true)) $$;
create function public.respond(status text, headers text) returns integer language plpgsql as $$
  begin
    perform set_config('response.status', respond.status, true), set_config('response.headers', respond.headers, true);
    insert into public.genres values (100, 'made') on conflict do nothing;
    return 7;
  end $$;
create function public.demand(code text) returns void language plpgsql as $$
  begin raise exception using errcode = demand.code, message = 'pay first', detail = 'two coins', hint = 'try later'; end $$;`;

describe.each(engines)('rest/v1, what SQL knows of a request and says of a response, on %s', (engine) => {
  const library = openLibrary(engine, schema);
  const respond = (status: string, headers: string) => library.client.rpc('respond', { status, headers });
  const made = async () => (await library.client.from('genres').select().eq('id', 100)).data;

  test('a function reads method, path and headers, but no token', async () => {
    const headers = { 'x-device': 'lamp', apikey: library.server.keys.anonKey, cookie: 'a=b' };
    const answer = await library.send('rpc/about_request', { headers });
    const about = (await answer.json()) as { headers: Record<string, string> };
    expect(about).toMatchObject({ method: 'GET', path: '/rpc/about_request', headers: { 'x-device': 'lamp' } });
    expect(about.headers).not.toHaveProperty('authorization');
    expect(JSON.stringify(about)).not.toContain(library.person.token);
    expect(JSON.stringify(about)).not.toContain(library.server.keys.anonKey);
    expect(about.headers).not.toHaveProperty('cookie');
    const posted = await library.client.rpc('about_request');
    expect(posted.data).toMatchObject({ method: 'POST' });
  });

  test('a function sets the status and headers of its response', async () => {
    const { status, data } = await respond('', '');
    expect([status, data]).toEqual([200, 7]);
    const body = JSON.stringify({ status: '202', headers: '[{"x-note":"a"},{"cache-control":"max-age=1"}]' });
    const answer = await library.send('rpc/respond', { method: 'POST', body });
    expect([answer.status, await answer.json()]).toEqual([202, 7]);
    expect([answer.headers.get('x-note'), answer.headers.get('cache-control')]).toEqual(['a', 'max-age=1']);
    expect(await respond('204', '')).toMatchObject({ status: 204, data: null });
    expect((await library.client.from('genres').delete().eq('id', 100)).status).toBe(204);
  });

  test.each([
    ['a word', '', 'PGRST112'],
    ['999', '', 'PGRST112'],
    ['', '{"x-note":"a"}', 'PGRST111'],
    ['', '[{"x-note":1}]', 'PGRST111'],
    ['', '[{"x-note":"a\\r\\nb"}]', 'PGRST111'],
    ['', 'no json', 'PGRST111'],
  ])('the status %j or the headers %j are refused, and nothing changes', async (status, headers, code) => {
    const refused = await respond(status, headers);
    expect([refused.status, refused.error?.code]).toEqual([500, code]);
    expect(await made()).toEqual([]);
  });

  test.each([
    ['PT402', 402],
    ['PT404', 404],
    ['PT503', 503],
    ['PT200', 400],
    ['PT999', 400],
  ])('an error %s of SQL has the status %i', async (code, status) => {
    const { error, status: answered } = await library.client.rpc('demand', { code });
    expect(answered).toBe(status);
    expect(error).toMatchObject({ code, message: 'pay first', details: 'two coins', hint: 'try later' });
  });
});

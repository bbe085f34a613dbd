-- The private address of a person's calendar. Whoever has the address reads it; only its hash is kept, so nobody can read the address
-- here, and a lost one is made anew. Made, changed and ended by the functions below alone; gone with the account.
create table app.calendar_feeds (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token_hash bytea not null unique,
  -- titles: title, time and place. busy: that there is something, and when.
  shows text not null check (shows in ('titles', 'busy')),
  -- The language of the few words that the server adds.
  language text not null check (language in ('pt', 'en', 'es', 'fr', 'it', 'ja', 'zh')),
  -- Said to calendars that place local times by a zone, such as America/Sao_Paulo.
  time_zone text not null check (time_zone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  created_at timestamptz not null default now()
);
revoke all on app.calendar_feeds from public, anon, authenticated, service_role;

-- What the person's address shows, and since when there is one; null when there is none.
create function public.calendar_feed() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('shows', feed.shows, 'made_at', feed.created_at)
  from app.calendar_feeds as feed
  where feed.user_id = auth.uid()
$$;

-- Makes the address, or another one in its place, and answers its secret part this once: 244 random bits.
create function public.make_calendar_feed(shows text, language text, time_zone text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  insert into app.calendar_feeds as feed (user_id, token_hash, shows, language, time_zone)
  values (auth.uid(), sha256(convert_to(token, 'UTF8')), $1, $2, $3)
  on conflict (user_id) do update
  set token_hash = excluded.token_hash,
    shows = excluded.shows,
    language = excluded.language,
    time_zone = excluded.time_zone,
    created_at = now();
  return jsonb_build_object('token', token);
end
$$;

-- Changes what the address shows; the address stays.
create function public.change_calendar_feed(shows text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  update app.calendar_feeds as feed set shows = $1 where feed.user_id = auth.uid();
  return public.calendar_feed();
end
$$;

-- Ends the address at once.
create function public.end_calendar_feed() returns void
language sql security definer set search_path = ''
as $$
  delete from app.calendar_feeds as feed where feed.user_id = auth.uid()
$$;

revoke all on function public.calendar_feed(), public.make_calendar_feed(text, text, text), public.change_calendar_feed(text),
  public.end_calendar_feed() from public, anon;
grant execute on function public.calendar_feed(), public.make_calendar_feed(text, text, text), public.change_calendar_feed(text),
  public.end_calendar_feed() to authenticated;

-- Whoever takes back the agreement to health records ends the address for good: giving it again later must not bring an old one back.
create function app.end_feed_without_consent() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from app.calendar_feeds where user_id = new.user_id;
  return null;
end
$$;
create trigger end_feed_without_consent after insert on public.consents
  for each row when (new.purpose = 'health' and not new.granted) execute function app.end_feed_without_consent();

-- How a person wants the app to look and behave, on every device of theirs. One row a person; null means not chosen.

create table public.preferences (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  theme text check (theme in ('light', 'dark', 'pastel', 'sereneBlue')),
  motion text check (motion in ('system', 'reduced', 'full')),
  text_size text check (text_size in ('standard', 'large', 'larger', 'largest')),
  reading_font text check (reading_font in ('system', 'atkinson', 'lexend', 'openDyslexic')),
  contrast text check (contrast in ('system', 'more')),
  -- In milliseconds.
  toast_duration integer check (toast_duration between 2000 and 60000),
  simple_mode boolean,
  sound boolean,
  vibration boolean,
  weight_trend_only boolean,
  language text check (language in ('pt', 'en', 'es', 'fr', 'it', 'ja', 'zh')),
  menu_order text[] check (
    coalesce(array_ndims(menu_order), 1) = 1 and cardinality(menu_order) <= 100
    and array_position(menu_order, null) is null and length(menu_order::text) <= 4000
  ),
  -- Page id → whether the sidebar shows it.
  visible_pages jsonb check (
    jsonb_typeof(visible_pages) = 'object' and length(visible_pages::text) <= 4000
    and not jsonb_path_exists(visible_pages, 'strict $.* ? (@.type() != "boolean")')
  ),
  -- Page id → colour of its icon.
  icon_colours jsonb check (
    jsonb_typeof(icon_colours) = 'object' and length(icon_colours::text) <= 4000
    and not jsonb_path_exists(
      icon_colours,
      'strict $.* ? (@.type() != "string"
        || !(@ like_regex "^(pink|green|lightBlue|darkBlue|white|gray|purple|yellow|orange)$"))'
    )
  ),
  -- Column → when the person chose it, in milliseconds since 1970.
  chosen_at jsonb not null default '{}' check (
    jsonb_typeof(chosen_at) = 'object'
    and chosen_at - array[
      'theme', 'motion', 'text_size', 'reading_font', 'contrast', 'toast_duration', 'simple_mode', 'sound', 'vibration',
      'weight_trend_only', 'language', 'menu_order', 'visible_pages', 'icon_colours'
    ] = '{}'
  ),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.preferences');

-- The newest choice of each preference holds, whatever arrives last: a device that was offline sends what was chosen long ago. A change names its
-- columns in chosen_at; those that were chosen later than that keep their value. No choice counts as later than its arrival, so that a device whose
-- clock is ahead doesn't have the last word for ever. Icon colours are premium: to change them takes premium at the time of the choice.
create function app.keep_newest_choices() returns trigger
language plpgsql
as $$
declare
  arrival constant bigint := floor(extract(epoch from now()) * 1000);
  given jsonb;
  later jsonb := '{}';
  colours_before jsonb;
begin
  if jsonb_typeof(new.chosen_at) is distinct from 'object' then
    raise exception 'chosen_at must be an object' using errcode = '23514';
  end if;
  select coalesce(jsonb_object_agg(name, least(at::numeric::bigint, arrival)), '{}') into given
  from jsonb_each_text(new.chosen_at) as chosen (name, at);

  if tg_op = 'UPDATE' then
    colours_before := old.icon_colours;
    select coalesce(jsonb_object_agg(name, at::bigint), '{}') into later
    from jsonb_each_text(old.chosen_at) as kept (name, at)
    where given ? name and at::bigint > (given ->> name)::bigint;
    new := jsonb_populate_record(
      new, (select coalesce(jsonb_object_agg(name, to_jsonb(old) -> name), '{}') from jsonb_object_keys(later) as name)
    );
    given := old.chosen_at || given || later;
  end if;
  new.chosen_at := given;

  if current_user in ('anon', 'authenticated')
    and coalesce(new.icon_colours, '{}') is distinct from coalesce(colours_before, '{}')
    and not app.may_write_premium(to_timestamp(coalesce((given ->> 'icon_colours')::bigint, arrival) / 1000.0)) then
    raise exception 'icon colours take premium' using errcode = '42501';
  end if;
  return new;
end
$$;

create trigger keep_newest_choices before insert or update on public.preferences
  for each row execute function app.keep_newest_choices();

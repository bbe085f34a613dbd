-- What hosted Supabase brings for files: the schema `storage` with its buckets and objects. Names and types are those of hosted Supabase as far
-- as we use them. The bytes are not here: server/src/storage keeps them under an object's `version`.

create schema storage;
grant usage on schema storage to anon, authenticated, service_role;

-- The folders of a path: 'account/photo' has the folders {account} and the name 'photo'.
create function storage.foldername(name text) returns text[]
language sql immutable
as $$
  select (string_to_array(name, '/'))[1:cardinality(string_to_array(name, '/')) - 1]
$$;

create function storage.filename(name text) returns text
language sql immutable
as $$
  select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))]
$$;

create table storage.buckets (
  id text primary key check (length(id) <= 100),
  name text not null unique,
  owner uuid,
  public boolean not null default false,
  -- In bytes; null: the server's own limit.
  file_size_limit bigint,
  -- null: every type that the server can check.
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  name text not null check (length(name) between 1 and 1024),
  -- The account that uploaded it; null when the operator did.
  owner uuid references auth.users (id) on delete cascade,
  version text not null unique check (length(version) <= 100),
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  unique (bucket_id, name)
);
create index objects_owner on storage.objects (owner);
create index objects_folder on storage.objects ((name collate "C") text_pattern_ops);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
revoke all on all tables in schema storage from public, anon, authenticated, service_role;
grant select on storage.buckets to authenticated, service_role;
grant select, delete on storage.objects to authenticated, service_role;
grant insert (bucket_id, name, owner, version, metadata) on storage.objects to authenticated, service_role;
grant update (bucket_id, name, owner, version, metadata, updated_at) on storage.objects to authenticated, service_role;

-- Orphaned objects: uploads in progress (until `upload_ends_at`), and bytes that no row uses any more (upload_ends_at is
-- null). The server announces bytes here before it writes them, so that a crash leaves no unknown file. With `deleting`, the
-- bytes are being removed, and no row can use them again.
create table storage.orphaned_objects (
  version text primary key,
  upload_ends_at timestamptz,
  deleting boolean not null default false
);
revoke all on storage.orphaned_objects from public, anon, authenticated, service_role;

-- A row of storage.objects takes over announced bytes, which no other row can then use. The bytes that the row used before
-- become orphaned.
create function storage.account_for_bytes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op in ('INSERT', 'UPDATE') then
    delete from storage.orphaned_objects where version = new.version and not deleting;
    if not found then
      raise exception 'there are no bytes for this object' using errcode = '55000';
    end if;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    insert into storage.orphaned_objects (version) values (old.version);
  end if;
  return null;
end
$$;
revoke all on function storage.account_for_bytes() from public;

create trigger account_for_new_bytes after insert or delete on storage.objects
  for each row execute function storage.account_for_bytes();
create trigger account_for_changed_bytes after update of version on storage.objects
  for each row when (new.version is distinct from old.version) execute function storage.account_for_bytes();

-- The files in an account's folder are deleted with the account, even those that another account uploaded. A soft delete,
-- which keeps the account's row, deletes them too.
create function storage.delete_account_files() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from storage.objects
  where owner = old.id or (storage.foldername(name))[1] = old.id::text;
  return null;
end
$$;
revoke all on function storage.delete_account_files() from public;

create trigger delete_files_of_removed after delete on auth.users
  for each row execute function storage.delete_account_files();
create trigger delete_files_of_emptied after update of deleted_at on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function storage.delete_account_files();

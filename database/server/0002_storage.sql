-- What hosted Supabase provides for files: the schema `storage` with buckets and objects. Names and types are those of
-- hosted Supabase, as far as we use them. The bytes are not in the database: server/src/storage stores them under the
-- object's `version`.

create schema storage;
grant usage on schema storage to anon, authenticated, service_role;

-- The folders of a path: 'account/photo' has the folders {account}, and its name is 'photo'.
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
  -- The maximum size of an object in bytes. Null means the server's own limit.
  file_size_limit bigint,
  -- The media types that the bucket accepts, such as image/png or audio/*. Null means all types.
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  name text not null check (length(name) between 1 and 1024),
  -- The account that uploaded the object; null if the operator uploaded it.
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
grant insert (id, name, owner, public, file_size_limit, allowed_mime_types) on storage.buckets to service_role;
grant update (public, file_size_limit, allowed_mime_types, updated_at), delete on storage.buckets to service_role;
grant select, delete on storage.objects to authenticated, service_role;
grant insert (bucket_id, name, owner, version, metadata) on storage.objects to authenticated, service_role;
grant update (bucket_id, name, owner, version, metadata, updated_at) on storage.objects to authenticated, service_role;

-- Orphaned objects: uploads in progress (until `upload_ends_at`), and bytes that no row refers to any more
-- (`upload_ends_at` is null). The server records bytes here before it writes them, so that a crash leaves no unknown
-- file. While `deleting` is true, the server removes the bytes, and no row can refer to them any more.
create table storage.orphaned_objects (
  version text primary key,
  upload_ends_at timestamptz,
  deleting boolean not null default false
);
revoke all on storage.orphaned_objects from public, anon, authenticated, service_role;

-- When a row of storage.objects begins to refer to bytes, removes their row from storage.orphaned_objects, so that no
-- second object can refer to the same bytes. The bytes to which the object referred before become orphaned.
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

-- Deletes the files in an account's folder together with the account, even those that another account uploaded. Also
-- deletes them after a soft delete, which keeps the account's row.
create function storage.delete_account_files() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from storage.objects where owner = old.id;
  -- All names in the account's folder, as a range that the index `objects_folder` finds: '0' comes right after '/'.
  delete from storage.objects
  where name collate "C" ~>=~ (old.id::text || '/') and name collate "C" ~<~ (old.id::text || '0');
  return null;
end
$$;
revoke all on function storage.delete_account_files() from public;

create trigger delete_files_of_removed after delete on auth.users
  for each row execute function storage.delete_account_files();
create trigger delete_files_of_emptied after update of deleted_at on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function storage.delete_account_files();

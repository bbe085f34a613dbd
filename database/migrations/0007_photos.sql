-- The picture of a profile: a private bucket, in which everybody has a folder named by their own id.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', false, 5 * 1024 * 1024, '{image/jpeg,image/png,image/gif}')
on conflict (id) do update
set public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Whether the person who asks has room for one photo more. Photos that come at once are counted one after the other: each waits until the one before is
-- there or not, and then looks anew, which a function that is not volatile would not do.
create function app.may_add_photo() returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('app.may_add_photo'), hashtext((select auth.uid())::text));
  return (
    select count(*) < 20 from storage.objects
    where bucket_id = 'avatars' and starts_with(name, (select auth.uid())::text || '/')
  );
end
$$;
revoke all on function app.may_add_photo() from public;
grant execute on function app.may_add_photo() to authenticated;

create policy "own photos are read" on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "own photos are added" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text
    and length(name) <= 200 and app.may_add_photo()
  );
create policy "own photos are changed" on storage.objects for update to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text and length(name) <= 200);
create policy "own photos are removed" on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

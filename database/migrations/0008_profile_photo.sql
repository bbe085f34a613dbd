-- Where a person's photo is: its object in the private bucket `avatars`, with a version that changes when the photo does. It is saved after
-- the bytes are there, so that every page knows from the profile alone whether there is a photo to ask for.

-- A browser resolves what it is asked to open: no part of the path is empty or begins with a dot, and none of its letters stand for others.
alter table public.profiles
  add column photo_url text check (
    length(photo_url) <= 200
    and photo_url ~ ('^avatars/' || id::text || '(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+([?][A-Za-z0-9=_-]*)?$')
  );

grant update (photo_url) on public.profiles to authenticated;

-- Where a person's photo is: its object in the private bucket `avatars`, with a version that changes when the photo does. It is saved after
-- the bytes are there, so that every page knows from the profile alone whether there is a photo to ask for.

alter table public.profiles
  add column photo_url text check (length(photo_url) <= 200 and starts_with(photo_url, 'avatars/' || id::text || '/'));

grant update (photo_url) on public.profiles to authenticated;

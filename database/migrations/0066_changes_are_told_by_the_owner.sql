-- A telling runs with the rights of the tables' owner. On hosted Supabase the service of accounts deletes a person, and their rows go with them; the triggers of 0059
-- then ran as that service, which may do nothing in our schemas, so nobody's account could be deleted there.
alter function app.tell_change() security definer set search_path = '';
alter function app.tell_profile_change() security definer set search_path = '';

-- Notes in the two journals that had none yet.

alter table public.nutrition_entries add column notes text check (length(notes) <= 5000);
alter table public.water_entries add column notes text check (length(notes) <= 5000);

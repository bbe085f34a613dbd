import { dateParameter } from './use-selected-date.ts';

/** The address of another page on the same date: carries `?date=` of the present search over (`withDate('/water', location.search)`). */
export function withDate(path: string, search: string): string {
  const date = new URLSearchParams(search).get(dateParameter);
  return date ? `${path}?${new URLSearchParams({ [dateParameter]: date })}` : path;
}

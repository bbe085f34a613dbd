/** Every spelling of a page's name: sleep-diary → sleepDiary, SleepDiary, sleep_diary_entries. */
export function namesOf(id) {
  const words = id.split('-');
  const Pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const camel = words[0] + Pascal.slice(words[0].length);
  return {
    id,
    camel,
    Pascal,
    table: `${words.join('_')}_entries`,
    namespaceKey: words.length === 1 ? id : `'${id}'`,
  };
}

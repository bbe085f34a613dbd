/** Whether a draft holds anything that a person would miss: a form that was emptied again has a draft of nothing. */
export function holdsWords(draft: unknown): boolean {
  if (typeof draft === 'object' && draft !== null) return Object.values(draft).some(holdsWords);
  return draft !== undefined && draft !== null && draft !== '';
}

/** How sure a finding is, in three steps, by how often chance alone would show as much after all that was looked at. */
export function certaintyOf(probability: number): 'certain1' | 'certain2' | 'certain3' {
  if (probability <= 0.001) return 'certain3';
  return probability <= 0.01 ? 'certain2' : 'certain1';
}

import { ownedByPerson } from '../support/rights-kinds.ts';

export default ownedByPerson({
  row: { verse_set: 'secular', verse_key: 'ownPace', liked: true },
  change: { verse_key: 'restCounts' },
});

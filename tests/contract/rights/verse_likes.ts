import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({
  row: { verse_set: 'secular', verse_key: 'ownPace', liked: true },
  change: { verse_key: 'restCounts' },
});

import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({ row: { paused_since: null }, change: { pause_reason: 'other' } });

import { ownedByPerson } from '../support/rights-kinds.ts';

export default ownedByPerson({ row: { paused_since: null }, change: { pause_reason: 'other' } });

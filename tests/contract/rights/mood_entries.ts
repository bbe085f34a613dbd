import { ownedByPremium } from '../support/table-rights.ts';

export default ownedByPremium({ row: { date: '2026-01-02', mood: 'calm', intensity: 3 }, change: { intensity: 4 } });

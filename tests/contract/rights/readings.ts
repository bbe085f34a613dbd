import { ownedByPerson } from '../support/rights-kinds.ts';

export default ownedByPerson({
  row: { date: '2026-01-02', title: 'Dom Casmurro', author: 'Machado de Assis', status: 'reading' },
  change: { status: 'finished', insights: 'the narrator matters' },
});

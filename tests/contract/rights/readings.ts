import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({
  row: { date: '2026-01-02', title: 'Dom Casmurro', author: 'Machado de Assis', status: 'reading' },
  change: { status: 'finished', insights: 'the narrator matters' },
});

import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({
  row: { day: '2026-12-02', professional: 'Dra. Lima', first_question: 'Posso mudar o horário do remédio?' },
  change: { answers: 'Pode, para as nove.', done: true },
});

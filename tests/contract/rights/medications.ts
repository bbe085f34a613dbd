import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({
  row: { name: 'Metilfenidato', dosage: '10 mg', times: ['08:00', '13:00'] },
  change: { alarm: true },
});

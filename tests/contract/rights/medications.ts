import { ownedByPerson } from '../support/rights-kinds.ts';

export default ownedByPerson({
  row: { name: 'Metilfenidato', dosage: '10 mg', times: ['08:00', '13:00'] },
  change: { alarm: true },
});

import { ownedByPerson } from '../support/rights-kinds.ts';

export default ownedByPerson({
  row: { communication: 'I write when I cannot speak.', helps: 'A quiet room.' },
  change: { overload: 'Many voices at once.' },
});

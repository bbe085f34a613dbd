import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({
  row: { communication: 'I write when I cannot speak.', helps: 'A quiet room.' },
  change: { overload: 'Many voices at once.' },
});

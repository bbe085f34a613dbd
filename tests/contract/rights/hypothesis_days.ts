import { ownedByPremium } from '../support/table-rights.ts';

export default ownedByPremium({
  row: { hypothesis_id: '3f1c6f0e-8a55-4d0e-9a51-0c7b6f2d9e11', day: '2026-01-02', kept: true },
  change: { kept: false },
});

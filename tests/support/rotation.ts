/**
 * The turn that a run takes in every rotation (looks, thirds, widths): COGN_ROTATION, else always the first, so that a run never fails for a page that a change did not touch.
 * Long runs take all turns.
 */
export const turn = (): number => Number(process.env['COGN_ROTATION'] ?? 0);

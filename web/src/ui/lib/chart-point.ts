/** One mark of a chart. null is "no record": it leaves a gap and is never drawn as zero. */
export interface ChartPoint {
  label: string;
  value: number | null;
}

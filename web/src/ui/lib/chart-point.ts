/** One mark of a chart. null is "no record": it leaves a gap and is never drawn as zero. */
export interface ChartPoint {
  label: string;
  value: number | null;
  /** Only a part of it is known: there is at least this much. */
  partial?: boolean;
}

/** How a refusal looks when whoever throws it says nothing more. */
export interface RefusalFacts {
  status: number;
  message: string;
}

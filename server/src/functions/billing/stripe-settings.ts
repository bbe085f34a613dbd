/** How payments are taken. */
export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** The prices that a person can choose from, by their ids at Stripe and in the order of the page. */
  prices: readonly string[];
  /** Where Stripe's programming interface is. */
  url: string;
  /** How long the plans page waits for the prices, in milliseconds. Three seconds when left out. */
  pricePatience?: number;
}

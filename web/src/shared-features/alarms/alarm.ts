/** Something that a person asked to be told of at a time. */
export interface Alarm {
  /** Tells it from every other one, on this device: what, day and time. */
  readonly key: string;
  /** When it is asked for. */
  readonly at: Date;
}

/**
 * What this device knows of an alarm that was told: the tab that shows it, whether somebody can see that tab, and until when that tab is surely
 * there; or that it was snoozed; or that it was closed. All in milliseconds since 1970.
 */
export type Told =
  | { readonly kind: 'shown'; readonly by: string; readonly seen: boolean; readonly holds: number }
  | { readonly kind: 'later'; readonly until: number }
  | { readonly kind: 'closed'; readonly at: number };

export type AlarmMemory = Readonly<Record<string, Told>>;

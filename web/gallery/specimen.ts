import type { ComponentType } from 'react';

/** One variant or state of a component. A specimen is a component itself, so that it can hold state. */
export type Specimens = Readonly<Record<string, ComponentType>>;

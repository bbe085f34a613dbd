import type { ComponentType } from 'react';

/** The variants and states of a component, by name. Each is a component itself, so that it can have state. */
export type Specimens = Readonly<Record<string, ComponentType>>;

import type { ComponentType } from 'react';

/** A drawn icon: lucide's, or one of our own with the same two props. */
export type Icon = ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;

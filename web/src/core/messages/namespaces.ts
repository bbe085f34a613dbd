/**
 * Every message namespace and the shape of its Portuguese file. Each `pt.ts` adds its own line:
 *
 *     declare module '#core/messages/namespaces.ts' { interface Namespaces { water: typeof water } }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the message files, one line each
export interface Namespaces {}

export type Namespace = keyof Namespaces & string;

/** build/message-files.ts provides this module. */
declare module 'virtual:messages' {
  /** Folder of the message files; in a build its name has a hash of their content. */
  export const folder: string;
  /** Namespace → the shared file that contains it. */
  export const fileOf: Readonly<Record<string, string>>;
}

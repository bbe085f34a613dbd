/** Made by build/message-files.ts. */
declare module 'virtual:words' {
  /** Where the files are: named by their content in a build. */
  export const folder: string;
  /** Namespace → the file that it shares with others. */
  export const fileOf: Readonly<Record<string, string>>;
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiles PGlite's PostgreSQL, once a process: threads share the result. */
export function compileProgram(): Promise<WebAssembly.Module> {
  compiled ??= readFile(fileURLToPath(import.meta.resolve('@electric-sql/pglite/pglite.wasm'))).then((bytes) =>
    WebAssembly.compile(new Uint8Array(bytes)),
  );
  return compiled;
}

/**
 * The parts of the WebAssembly interface that the server uses. TypeScript declares them only in its DOM library, which
 * would also declare browser globals that a server does not have.
 */
declare namespace WebAssembly {
  interface Module {
    readonly [Symbol.toStringTag]: string;
  }
  class Memory {
    constructor(descriptor: { initial: number; maximum: number });
    readonly buffer: ArrayBuffer;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}

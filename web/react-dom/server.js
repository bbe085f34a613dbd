// Only unit tests render to text, so the build does not contain this module.
export * from 'preact/compat/server';

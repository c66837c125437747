/** Matches the bundler's message about a missing optional package that a module imports. */
const MISSING_PEER = /is not exported by "__vite-optional-peer-dep:([^:"]+):([^"]+)"/g;

/** Returns the package of a module: `@skein/forms` for `@skein/forms/islands`. */
const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Returns why a build failed. It replaces the bundler's message about internal modules with one that names the
 * missing package.
 */
export function buildProblem(message: string): string {
  const told = [...message.matchAll(MISSING_PEER)].map(([, module = '', by]) => {
    const peer = packageOf(module);
    return `${by} needs ${peer}, which is not installed: npm install ${peer}`;
  });
  return told.length > 0 ? [...new Set(told)].join('\n') : message;
}

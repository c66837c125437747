/** What the bundler says of a package that may be missing, and that something imports all the same. */
const MISSING_PEER = /is not exported by "__vite-optional-peer-dep:([^:"]+):([^"]+)"/g;

/** `@skein/forms` of `@skein/forms/islands`. */
const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/** Why a build failed, in words where the bundler's are about modules that nobody has written. */
export function buildProblem(message: string): string {
  const told = [...message.matchAll(MISSING_PEER)].map(([, module = '', by]) => {
    const peer = packageOf(module);
    return `${by} needs ${peer}, which is not installed: npm install ${peer}`;
  });
  return told.length > 0 ? [...new Set(told)].join('\n') : message;
}

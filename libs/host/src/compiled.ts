/* Node loads this file before all others, so nothing here may import the server. */
export { loadCompiled } from './process/compiled-code.ts';
export { prepareBuild } from './process/prepare-build.ts';

/* Loaded before all else: nothing here may import the server. */
export { loadCompiled } from './process/compiled-code.ts';
export { prepareBuild } from './process/prepare-build.ts';

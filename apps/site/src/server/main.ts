import { loadCompiled } from './compiled-code.ts';

loadCompiled(import.meta.dirname);
void import('./start.ts').then(({ start }) => start(import.meta.dirname));

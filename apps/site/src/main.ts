import { loadCompiled } from '@skein/host/compiled';

loadCompiled(import.meta.dirname);
void import('./start.ts').then(({ start }) => start(import.meta.dirname));

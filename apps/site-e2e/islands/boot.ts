import { startIslands } from '@skein/cms-client/islands';

startIslands({ runtimeUrl: document.currentScript?.dataset['runtime'] ?? '' });

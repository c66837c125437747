import { startIslands } from '@skein/cms-client/islands';

startIslands({ runtimeUrl: '/assets/runtime.js' });

// eslint-disable-next-line @nx/enforce-module-boundaries -- written as another team would write it, and shown so in the README
import { startIslands } from '@skein/cms-client/islands';

startIslands({ runtimeUrl: '/assets/runtime.js' });

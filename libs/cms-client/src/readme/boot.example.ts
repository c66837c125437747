/* eslint-disable @nx/enforce-module-boundaries -- as another team would write it; the README shows it so */
import { startIslands } from '@skein/cms-client/islands';

startIslands({ runtimeUrl: '/assets/runtime.js' });

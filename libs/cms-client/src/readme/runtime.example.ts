/* eslint-disable @nx/enforce-module-boundaries -- as another team would write it; the README shows it so */
import { mountIsland, type MountIsland } from '@skein/cms-client/islands';

export const mount: MountIsland = (options) => mountIsland(options);

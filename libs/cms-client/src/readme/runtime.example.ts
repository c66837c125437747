// eslint-disable-next-line @nx/enforce-module-boundaries -- written as another team would write it, and shown so in the README
import { mountIsland, type MountIsland } from '@skein/cms-client/islands';

export const mount: MountIsland = (options) => mountIsland(options);

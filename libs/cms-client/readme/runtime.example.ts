import { mountIsland, type MountIsland } from '@skein/cms-client/islands';

export const mount: MountIsland = (options) => mountIsland(options);

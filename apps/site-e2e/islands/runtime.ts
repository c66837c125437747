import { mountIsland, type MountOptions } from '@skein/cms-client/islands';

export const mount = (options: MountOptions) => mountIsland(options);

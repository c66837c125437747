import { mountIsland, type MountOptions } from '@skein/cms-client/islands';
import { tagOfPage, withProviders } from './providers.tsx';

/** What the bootstrap calls for each island that wakes. */
export function mount(options: MountOptions): Promise<void> {
  const tag = tagOfPage(document.documentElement.lang);
  return mountIsland(options, (children) => withProviders(tag, children));
}

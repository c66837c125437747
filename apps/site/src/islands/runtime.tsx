import { mountIsland, type MountOptions } from '@skein/cms-client/islands';
import { withProviders } from './providers.tsx';

/** What the bootstrap calls for each island that wakes. */
export function mount(options: MountOptions): Promise<void> {
  const { lang } = document.documentElement;
  return mountIsland(options, (children) => withProviders(lang, children));
}

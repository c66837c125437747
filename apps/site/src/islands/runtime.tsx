import { mountIsland, type MountOptions } from '@skein/cms-client/islands';
import { withProviders } from './providers.tsx';

/** What the bootstrap calls for each island that wakes. */
export function mount(options: MountOptions): Promise<void> {
  const spanish = document.documentElement.lang.startsWith('es');
  return mountIsland(options, (children) => withProviders(spanish ? 'es' : 'en', children));
}

import { visitOnce } from '@skein/host';
import { writeDemoAddresses } from '@skein/services/demo';
import { addressFile, builtRun } from './run.ts';
import { site } from './site.tsx';

/** Serves the built site once, and writes the demo addresses. @param serverFolder of the build */
export async function prepare(serverFolder: string): Promise<void> {
  await visitOnce(site, builtRun(serverFolder), ['/', '/intl/es']);
  await writeDemoAddresses(addressFile(serverFolder));
}

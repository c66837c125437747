import { exportSite } from '@skein/host';
import { localContent } from '@skein/local-cms';
import { site } from './site.ts';

await exportSite(site, {
  folder: import.meta.dirname,
  parts: [localContent({ export: 'content/export.json' })],
});

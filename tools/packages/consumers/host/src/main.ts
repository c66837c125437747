import { serveSite } from '@skein/host';
import { localContent } from '@skein/local-cms';
import { site } from './site.ts';

serveSite(site, {
  folder: import.meta.dirname,
  parts: [localContent({ export: 'content/export.json' })],
});

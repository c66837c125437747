import { desk } from '@skein/desk';
import { serveSite } from '@skein/host';
import { localContent } from '@skein/local-cms';
import { siteServices } from '@skein/services';
import { pages, servings, site } from './site.ts';

serveSite(site, {
  folder: import.meta.dirname,
  servings,
  parts: [localContent({ export: 'content' }), siteServices({ pages }), desk()],
});

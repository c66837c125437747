import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportText, siteContent, TEMPLATE } from './site-content.ts';

/** `node --conditions=@skein/source libs/create-skein/content/build.ts` writes the content of new sites. */
writeFileSync(join(TEMPLATE, 'content/export.json'), exportText(siteContent()));

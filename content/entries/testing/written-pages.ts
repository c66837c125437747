import { valuesOf } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { pages } from '../../entries.ts';

/** Path of the page that shows one job. A parameter in the page's address selects the job. */
export const JOB_PAGE = '/careers/job/';
export const written = pages.map((authored) => ({ authored, values: valuesOf(page, authored) }));
export const slugs = written.map(({ values }) => values.slug as string);

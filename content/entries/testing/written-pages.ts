import { valuesOf } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { pages } from '../../entries.ts';

/** The page of every job. Roles link to it, and its address names the job. */
export const JOB_PAGE = '/careers/job/';
/** Every page with the values of its entry. */
export const written = pages.map((authored) => ({ authored, values: valuesOf(page, authored) }));
export const slugs = written.map(({ values }) => values.slug as string);

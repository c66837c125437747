import * as finder from '@skein/apartment-finder/blocks';
import * as blocks from '@skein/blocks/blocks';
import * as careers from '@skein/careers/blocks';
import * as carousels from '@skein/carousels/blocks';
import * as cities from '@skein/cities/blocks';
import { createRegistry } from '@skein/cms-client';
import * as forms from '@skein/forms/blocks';
import * as quizzes from '@skein/quiz/blocks';
import * as shell from '@skein/shell/blocks';

/** All blocks of the libraries. A page finds the block for an entry by the entry's content type. */
export const registry = createRegistry([shell, blocks, forms, cities, carousels, finder, quizzes, careers]);

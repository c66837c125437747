import { registrations as finder } from '@skein/apartment-finder/registrations';
import { registrations as blocks } from '@skein/blocks/registrations';
import { registrations as careers } from '@skein/careers/registrations';
import { registrations as carousels } from '@skein/carousels/registrations';
import { registrations as cities } from '@skein/cities/registrations';
import { createRegistry } from '@skein/cms-client';
import { registrations as forms } from '@skein/forms/registrations';
import { registrations as quizzes } from '@skein/quiz/registrations';
import { registrations as shell } from '@skein/shell/registrations';

/** What the libraries list: content type, component, when it wakes in the browser, and under which name. */
const drawn = [...shell, ...blocks, ...forms, ...cities, ...carousels, ...finder, ...quizzes, ...careers];

export const registry = createRegistry(drawn);

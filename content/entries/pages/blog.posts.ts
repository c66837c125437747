import { bicycle } from './blog.bicycle.ts';
import { homework } from './blog.homework.ts';
import { night } from './blog.night.ts';
import { windowGlass } from './blog.window.ts';

/** All blog posts, newest first. */
export const posts = [bicycle.post, night.post, homework.post, windowGlass.post] as const;
export const articlePages = [bicycle.page, night.page, homework.page, windowGlass.page] as const;

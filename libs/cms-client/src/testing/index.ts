export { brokenEntry } from './arbitrary.ts';

export { createSkein, RefusedFolder } from './create-skein.ts';

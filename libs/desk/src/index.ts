export { desk, type DeskOptions, type DeskPart } from './server/desk-part.ts';

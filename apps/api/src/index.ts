export { demoParts, provider, type BuiltParts } from './parts.ts';

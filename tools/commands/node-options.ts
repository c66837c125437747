/**
 * Options of Node for the built site. `npm start`, the bench, deploy/Dockerfile and docs/operating.md use the same
 * ones. Without this limit on the space for young objects, Node takes 50 to 130 MB more and is not faster.
 */
export const NODE_OPTIONS = ['--max-semi-space-size=8'];

/**
 * Environment variables of the system's memory allocator. By default, each thread that compresses pages keeps its own
 * free memory, together 50 MB.
 */
export const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '2' };

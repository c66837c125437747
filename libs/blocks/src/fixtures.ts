export * from './content-block/content-block.fixtures.ts';

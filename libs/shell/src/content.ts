export * from './blocks.ts';
export * from './navigation/navigation.content.ts';

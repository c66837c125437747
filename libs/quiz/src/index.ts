export * from './blocks.ts';
export * from './engine.ts';
export * from './quiz/quiz.tsx';

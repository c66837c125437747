export * from './content.ts';
export * from './engine.ts';
export * from './quiz/quiz.tsx';

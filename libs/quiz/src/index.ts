export * from './content.ts';
export * from './engine.ts';
export { Quiz, type QuizProps } from './quiz/quiz.tsx';

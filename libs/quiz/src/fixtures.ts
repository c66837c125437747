export * from './quiz/quiz.fixtures.ts';

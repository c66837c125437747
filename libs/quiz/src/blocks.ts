export * from './quiz/quiz-option.content.ts';
export * from './quiz/quiz-step.content.ts';
export * from './quiz/quiz-tier.content.ts';
export * from './quiz/quiz.block.ts';

import { register, type RegistryEntry } from '@skein/cms-client';
import * as content from './definitions.ts';

/**
 * The component of each content type of this library, and when it wakes in the browser. Without a moment it
 * never wakes.
 */
export const registrations: readonly RegistryEntry[] = [
  // At a question or the result it says so to the data layer at once; its introduction waits for the visitor.
  register(
    content.quiz,
    async () => (await import('./quiz/quiz.tsx')).Quiz,
    ({ steps = [], ...props }) =>
      steps.length > 0
        ? { when: 'query' in props ? 'load' : 'interaction', island: 'quiz', ownsUrl: true }
        : undefined,
  ),
];

import type { SafeHtml, Sanitize } from '@skein/cms-client';
import type { Job, Question, SafeJob } from './job.ts';

/**
 * Sanitizes all markup of a job: the description, and the texts of its questions.
 * @param description prepares the description, if it needs more than sanitizing
 */
export function safeJob(
  job: Job,
  sanitize: Sanitize,
  description: (markup: string) => SafeHtml = sanitize,
): SafeJob {
  const words = (markup: string | undefined) => (markup === undefined ? undefined : sanitize(markup));
  const safeQuestion = (question: Question): Question<SafeHtml> => ({
    ...question,
    description: words(question.description),
  });
  const { demographicQuestions } = job;
  return {
    ...job,
    description: description(job.description),
    questions: job.questions.map(safeQuestion),
    demographicQuestions: demographicQuestions && {
      ...demographicQuestions,
      description: words(demographicQuestions.description),
    },
    compliance: job.compliance.map((part) => ({
      ...part,
      description: words(part.description),
      questions: part.questions.map(safeQuestion),
    })),
  };
}

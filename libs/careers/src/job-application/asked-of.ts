import type { SafeJob } from '../contract/index.ts';
import type { ApplicationFormProps } from '../application-form/application-form.tsx';

/** What of a job its application needs: all that a server puts beside the block, and that reaches the browser. */
export const askedOf = ({
  id,
  language,
  questions,
  demographicQuestions,
  compliance,
  dataConsents,
}: SafeJob): ApplicationFormProps['job'] => ({
  id,
  language,
  questions,
  demographicQuestions,
  compliance,
  dataConsents,
});

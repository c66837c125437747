import type { SafeJob } from '../contract/index.ts';
import type { ApplicationFormProps } from '../application-form/application-form.tsx';

/** Returns the parts of a job that its application needs. The browser gets only these parts. */
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

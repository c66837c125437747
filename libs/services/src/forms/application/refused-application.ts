import type { Application, ApplicationMessage } from '@skein/careers/application';
import type { FieldIssue } from '@skein/forms/contract';
import { Refusal, type RefusalCode } from '../../posts/refusal.ts';

/** The error for an application with mistakes. Nothing of the application has been stored. */
export class RefusedApplication extends Refusal {
  override name = 'RefusedApplication';
  readonly application: Application;
  readonly issues: readonly FieldIssue<string, ApplicationMessage>[];
  /** The applicant's values by field. The value of a file field is the file's label. */
  readonly values: Readonly<Record<string, string>>;

  constructor(
    application: Application,
    issues: readonly FieldIssue<string, ApplicationMessage>[],
    values: Readonly<Record<string, string>>,
    code: RefusalCode = 'invalid_fields',
  ) {
    super(code);
    this.application = application;
    this.issues = issues;
    this.values = values;
  }
}

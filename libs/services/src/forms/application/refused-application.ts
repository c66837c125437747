import type { Application, ApplicationMessage } from '@skein/careers/application';
import type { FieldIssue } from '@skein/forms/contract';
import { Refusal, type RefusalCode } from '../../posts/refusal.ts';

/** Thrown for an application with mistakes. None of it was stored. */
export class RefusedApplication extends Refusal {
  override name = 'RefusedApplication';
  readonly application: Application;
  readonly issues: readonly FieldIssue<string, ApplicationMessage>[];
  /** What the applicant typed, by field; for files, their labels. */
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

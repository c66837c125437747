import type { Application, ApplicationMessage } from '@skein/careers/application';
import type { FieldIssue } from '@skein/forms/contract';
import { Refusal, type RefusalCode } from '../../posts/refusal.ts';

/** An application with an error. Nothing of it was stored. */
export class RefusedApplication extends Refusal {
  override name = 'RefusedApplication';
  readonly application: Application;
  readonly issues: readonly FieldIssue<string, ApplicationMessage>[];
  /** What was typed, by field; of files their labels. */
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

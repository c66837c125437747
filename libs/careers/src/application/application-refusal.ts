import type { FieldIssue, RefusalPage } from '@skein/forms/contract';
import type { ApplicationMessage } from './application-messages.ts';
import type { Application } from './application.types.ts';

/** Why an application was refused. */
export interface ApplicationRefusal {
  readonly status: number;
  /** The application that it was checked against. Undefined if it was refused for another reason. */
  readonly application?: Application;
  /** Mistakes in its fields. */
  readonly issues?: readonly FieldIssue<string, ApplicationMessage>[];
}

/** The data that a host needs to show a refused application with all its input. */
export interface ApplicationRefusalView {
  readonly refusal: ApplicationRefusal;
  readonly title: string;
  readonly message: string;
  readonly language: 'en' | 'es';
  /** Path of the job page, and the id of the job. */
  readonly page: string;
  readonly jobId: string;
  /** The visitor's input by field name. Files have at most their label. */
  readonly values: Readonly<Record<string, string>>;
  /** Hidden fields of the form, made for this visitor. */
  readonly hidden: Readonly<Record<string, string>>;
}

/**
 * Renders the job page with the refused form. Undefined if it cannot, and the service then uses its own page.
 */
export type RenderApplicationRefusal = (view: ApplicationRefusalView) => Promise<RefusalPage | undefined>;

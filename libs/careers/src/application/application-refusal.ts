import type { FieldIssue, RefusalPage } from '@skein/forms/contract';
import type { ApplicationMessage } from './application-messages.ts';
import type { Application } from './application.types.ts';

/** Why an application was not taken. */
export interface ApplicationRefusal {
  readonly status: number;
  /** What it was checked against; undefined: it was refused for something else. */
  readonly application?: Application;
  /** What is wrong with its fields. */
  readonly issues?: readonly FieldIssue<string, ApplicationMessage>[];
}

/** What a host needs to show a refused application with all that was typed. */
export interface ApplicationRefusalView {
  readonly refusal: ApplicationRefusal;
  readonly title: string;
  readonly message: string;
  readonly language: 'en' | 'es';
  /** Path of the job page, and the job. */
  readonly page: string;
  readonly jobId: string;
  /** What was typed, by the names of the form; of files their labels at most. */
  readonly values: Readonly<Record<string, string>>;
  /** What the form carries unseen, made for this visitor. */
  readonly hidden: Readonly<Record<string, string>>;
}

/** Draws the job page with the form as it was sent; undefined: it cannot, a page of the service's own will do. */
export type RenderApplicationRefusal = (view: ApplicationRefusalView) => Promise<RefusalPage | undefined>;

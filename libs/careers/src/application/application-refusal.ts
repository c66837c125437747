import type { FieldIssue, RefusalPage } from '@skein/forms/contract';
import type { ApplicationMessage } from './application-messages.ts';
import type { Application } from './application.types.ts';

/** The reason why the service refused an application. */
export interface ApplicationRefusal {
  readonly status: number;
  /**
   * The application with which the service compared the post. Undefined if the service refused the post before this
   * step.
   */
  readonly application?: Application;
  /** Mistakes in fields of the application. */
  readonly issues?: readonly FieldIssue<string, ApplicationMessage>[];
}

/** The data that a host needs to show a refused application again, with the visitor's input. */
export interface ApplicationRefusalView {
  readonly refusal: ApplicationRefusal;
  readonly title: string;
  /**
   * Text about the refusal. Undefined if the service refused nothing, and only shows the form again in another
   * language.
   */
  readonly message: string | undefined;
  /** Id of the request, which visitors can quote to support. Undefined if the service refused nothing. */
  readonly reference?: string | undefined;
  readonly language: 'en' | 'es';
  /**
   * URLs by language (`lang`). If the form is posted to one of these URLs, the server sends the form back in that
   * language, with the visitor's input.
   */
  readonly languageLinks?: Readonly<Partial<Record<string, string>>> | undefined;
  /** Path of the job page, and the id of the job. */
  readonly page: string;
  readonly jobId: string;
  /** The visitor's input by field name. The value of a file field is the file's label, or missing. */
  readonly values: Readonly<Record<string, string>>;
  /** Hidden fields of the form, made for this visitor. */
  readonly hidden: Readonly<Record<string, string>>;
}

/** Renders the job page with the refused form. If it returns undefined, the service shows its own page. */
export type RenderApplicationRefusal = (view: ApplicationRefusalView) => Promise<RefusalPage | undefined>;

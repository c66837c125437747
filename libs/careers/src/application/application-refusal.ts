import type { FieldIssue, RefusalPage } from '@skein/forms/contract';
import type { ApplicationMessage } from './application-messages.ts';
import type { Application } from './application.types.ts';

/** The reason why the service refused an application. */
export interface ApplicationRefusal {
  readonly status: number;
  /** The application that the post was checked against. Undefined if the service refused the post earlier. */
  readonly application?: Application;
  /** Mistakes in fields of the application. */
  readonly issues?: readonly FieldIssue<string, ApplicationMessage>[];
}

/** The data that a host needs to show a refused application again, with the visitor's input. */
export interface ApplicationRefusalView {
  readonly refusal: ApplicationRefusal;
  readonly title: string;
  /** Undefined if nothing was refused, and the form only comes back in another language. */
  readonly message: string | undefined;
  /** Id of the request, for visitors to quote. Undefined if nothing was refused. */
  readonly reference?: string | undefined;
  readonly language: 'en' | 'es';
  /** Addresses that show the form in other languages when it is posted there, by `lang`. */
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

import type { SafeHtml } from '@skein/cms-client';
import type { FieldType } from './careers.constants.ts';

/** The data of a job in a list. */
export interface ListedJob {
  readonly id: string;
  readonly title: string;
  /** Place of work as the job board writes it: `Austin, TX`. May be empty. */
  readonly location: string;
  /** Language of the job's texts, as the job board writes it, such as `en`. */
  readonly language?: string | undefined;
}

/** One option of a question. */
export interface QuestionOption {
  /** The value that the form sends. */
  readonly value: string;
  readonly label: string;
}

/** One way to answer a question. */
export interface QuestionField {
  /** Name of the answer in a post, such as `first_name`, `question_4401` or `question_4402[]`. */
  readonly name: string;
  readonly type: FieldType;
  /** The options from which applicants choose. Empty unless `type` is a select. */
  readonly options: readonly QuestionOption[];
}

/**
 * A question of the application. If it has several fields, such as a file and a text, one answer is enough.
 * Visitors cannot fill in hidden fields, so `required` has no meaning for hidden fields.
 */
export interface Question<Html extends string = string> {
  readonly label: string;
  readonly required: boolean;
  readonly description?: Html | undefined;
  /** The fields of the question, at least one. */
  readonly fields: readonly QuestionField[];
}

export interface DemographicOption {
  /** Id of the option. Boards sometimes repeat an option, so two options may have the same id. */
  readonly id: string;
  readonly label: string;
  /** Whether applicants who choose this option may add a text. */
  readonly freeForm: boolean;
}

export interface DemographicQuestion {
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly type: Extract<FieldType, `multi_value_${string}`>;
  readonly options: readonly DemographicOption[];
}

export interface DemographicQuestions<Html extends string = string> {
  readonly header: string;
  readonly description?: Html | undefined;
  /** The questions, at least one. */
  readonly questions: readonly DemographicQuestion[];
}

/** A separate part with questions that a law requires. It may have a text and no questions. */
export interface ComplianceQuestions<Html extends string = string> {
  /** Kind of the questions, such as `eeoc`. May be empty. */
  readonly type: string;
  readonly description?: Html | undefined;
  readonly questions: readonly Question<Html>[];
}

/** The consents that an applicant must give before the provider stores anything. */
export interface DataConsent {
  /** Name of the law: `gdpr`. */
  readonly type: string;
  /** Whether the applicant must give one consent for everything, in place of the two separate consents. */
  readonly asksConsent: boolean;
  readonly asksProcessingConsent: boolean;
  readonly asksRetentionConsent: boolean;
  /** Time for which the data is kept, in days. */
  readonly retentionDays?: number | undefined;
}

export interface JobOffice {
  readonly name: string;
  /** Place of the office: `Austin, TX, United States`. May be empty. */
  readonly location: string;
}

/** A name and a text that a board adds to a job. */
export interface JobMetadata {
  readonly name: string;
  readonly value: string;
}

/**
 * A job with all data for the job page and the application, in the same format for all boards.
 * @template Html type of the markup: as the board sent it, or `SafeHtml` after `safeJob`
 */
export interface Job<Html extends string = string> extends ListedJob {
  /** Description of the work. */
  readonly description: Html;
  /** True if the posting is not an opening yet, but takes applications. */
  readonly isProspect: boolean;
  /** Time of the first publication, or else of the last change, in ISO 8601. */
  readonly postedAt?: string | undefined;
  /** URL of a film about the work: an https URL, or a path of this site. */
  readonly video?: string | undefined;
  readonly departments: readonly string[];
  readonly offices: readonly JobOffice[];
  readonly metadata: readonly JobMetadata[];
  /** Questions in the order of the page. */
  readonly questions: readonly Question<Html>[];
  readonly demographicQuestions?: DemographicQuestions<Html> | undefined;
  readonly compliance: readonly ComplianceQuestions<Html>[];
  readonly dataConsents: readonly DataConsent[];
}

/** A job with sanitized markup, for components. */
export type SafeJob = Job<SafeHtml>;

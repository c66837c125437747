import type { SafeHtml } from '@skein/cms-client';
import type { FieldType } from './careers.constants.ts';

/** A job as lists hold it. */
export interface ListedJob {
  readonly id: string;
  readonly title: string;
  /** Place of work in the board's wording: `Austin, TX`. May be empty. */
  readonly location: string;
  /** Language as the board names it, such as `en`. */
  readonly language?: string | undefined;
}

/** One of the options to choose from. */
export interface QuestionOption {
  /** The value that is sent. */
  readonly value: string;
  readonly label: string;
}

/** One way to answer a question. */
export interface QuestionField {
  /** Name of the answer in a post: `first_name`, `question_4401`, `question_4402[]`. */
  readonly name: string;
  readonly type: FieldType;
  /** Empty unless the type is one of the selects. */
  readonly options: readonly QuestionOption[];
}

/**
 * A question of the application. If it has several fields (a file, or the same as text), an answer in any of
 * them is enough. The page fills in hidden fields, so `required` there means nothing to the visitor.
 */
export interface Question<Html extends string = string> {
  readonly label: string;
  readonly required: boolean;
  readonly description?: Html | undefined;
  /** At least one. */
  readonly fields: readonly QuestionField[];
}

export interface DemographicOption {
  /** Not always unique among the options of a question, because boards sometimes repeat one. */
  readonly id: string;
  readonly label: string;
  /** Whether applicants who choose it may add their own words. */
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
  /** At least one. */
  readonly questions: readonly DemographicQuestion[];
}

/**
 * Questions that a law requires, separate from the others and with their own texts. There may be texts without
 * questions.
 */
export interface ComplianceQuestions<Html extends string = string> {
  /** `eeoc`; may be empty. */
  readonly type: string;
  readonly description?: Html | undefined;
  readonly questions: readonly Question<Html>[];
}

/** The consents that the applicant must give before anything is stored. */
export interface DataConsent {
  /** `gdpr` */
  readonly type: string;
  /** One consent for everything. Boards that ask for the other two do not need it. */
  readonly asksConsent: boolean;
  readonly asksProcessingConsent: boolean;
  readonly asksRetentionConsent: boolean;
  /** In days. */
  readonly retentionDays?: number | undefined;
}

export interface JobOffice {
  readonly name: string;
  /** `Austin, TX, United States`; may be empty. */
  readonly location: string;
}

/** A named value that a board adds to a job, if it is readable as text. */
export interface JobMetadata {
  readonly name: string;
  readonly value: string;
}

/**
 * A job with everything that its page and its application need, from any board.
 * @template Html type of its markup: as the board sent it, or `SafeHtml` after `safeJob`
 */
export interface Job<Html extends string = string> extends ListedJob {
  /** Description of the work. */
  readonly description: Html;
  /** True for a posting that is not an opening yet but takes applications. */
  readonly isProspect: boolean;
  /** ISO 8601: when it was first published, or else last changed. */
  readonly postedAt?: string | undefined;
  /** Address of a film about the work: https, or a path of the site. */
  readonly video?: string | undefined;
  readonly departments: readonly string[];
  readonly offices: readonly JobOffice[];
  readonly metadata: readonly JobMetadata[];
  /** In the order on the page. */
  readonly questions: readonly Question<Html>[];
  readonly demographicQuestions?: DemographicQuestions<Html> | undefined;
  readonly compliance: readonly ComplianceQuestions<Html>[];
  readonly dataConsents: readonly DataConsent[];
}

/** A sanitized job, as components take it. */
export type SafeJob = Job<SafeHtml>;

import type { SafeHtml } from '@skein/cms-client';
import type { FieldType } from './careers.constants.ts';

/** A job as lists have it. */
export interface ListedJob {
  readonly id: string;
  readonly title: string;
  /** Where the work is, as the board words it: `Austin, TX`; may be empty. */
  readonly location: string;
  /** `en`, as the board says it. */
  readonly language?: string | undefined;
}

/** One of the answers to choose from. */
export interface QuestionOption {
  /** What is sent. */
  readonly value: string;
  readonly label: string;
}

/** One way to answer a question. */
export interface QuestionField {
  /** What the answer is sent as: `first_name`, `question_4401`, `question_4402[]`. */
  readonly name: string;
  readonly type: FieldType;
  /** Empty unless the type is one of the selects. */
  readonly options: readonly QuestionOption[];
}

/**
 * A question of the application. One with several fields (a file, or the same as text) is answered by any of them.
 * A hidden field is for the page to fill, so that `required` says nothing to the visitor.
 */
export interface Question<Html extends string = string> {
  readonly label: string;
  readonly required: boolean;
  readonly description?: Html | undefined;
  /** At least one. */
  readonly fields: readonly QuestionField[];
}

export interface DemographicOption {
  /** Not always unique among the options of a question: boards are known to repeat one. */
  readonly id: string;
  readonly label: string;
  /** Whether whoever chooses it may say it in their own words. */
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
 * Questions that a law requires, separate from the others and with texts of their own; there may be texts without
 * questions.
 */
export interface ComplianceQuestions<Html extends string = string> {
  /** `eeoc`; may be empty. */
  readonly type: string;
  readonly description?: Html | undefined;
  readonly questions: readonly Question<Html>[];
}

/** Which consents the applicant is to give before anything is kept. */
export interface DataConsent {
  /** `gdpr` */
  readonly type: string;
  /** One consent for everything; boards that ask for the other two do not need it. */
  readonly asksConsent: boolean;
  readonly asksProcessingConsent: boolean;
  readonly asksRetentionConsent: boolean;
  /** days */
  readonly retentionDays?: number | undefined;
}

export interface JobOffice {
  readonly name: string;
  /** `Austin, TX, United States`; may be empty. */
  readonly location: string;
}

/** A named value that a board adds to a job, if it can be read as text. */
export interface JobMetadata {
  readonly name: string;
  readonly value: string;
}

/**
 * A job with all that its page and its application need, whichever board it comes from.
 * @template Html what its markup is: as the board sent it, or `SafeHtml` once `safeJob` has been through it
 */
export interface Job<Html extends string = string> extends ListedJob {
  /** What the work is. */
  readonly description: Html;
  /** True for a post that is no opening yet, but takes applications. */
  readonly isProspect: boolean;
  /** ISO 8601: first published, or else last changed. */
  readonly postedAt?: string | undefined;
  /** A film about the work: an address by https, or a path of the site. */
  readonly video?: string | undefined;
  readonly departments: readonly string[];
  readonly offices: readonly JobOffice[];
  readonly metadata: readonly JobMetadata[];
  /** In the order in which they are asked. */
  readonly questions: readonly Question<Html>[];
  readonly demographicQuestions?: DemographicQuestions<Html> | undefined;
  readonly compliance: readonly ComplianceQuestions<Html>[];
  readonly dataConsents: readonly DataConsent[];
}

/** A sanitized job, as components take it. */
export type SafeJob = Job<SafeHtml>;

import type { FormIssue, FormValues } from '../contract.ts';
import type { FormId } from '../contract.ts';

/** The expected messages for a form's input. If a field is missing from `values`, the form does not show it. */
export interface FormCase {
  readonly form: FormId;
  readonly about: string;
  readonly values: FormValues;
  readonly issues: readonly FormIssue[];
}

/** One line of a table: a description, the input, and the issues as `field:message`. */
export type CaseLine = readonly [about: string, values: FormValues, ...issues: IssueText[]];
type IssueText = `${FormIssue['field']}:${FormIssue['message']}`;

const issueOf = (text: IssueText): FormIssue => {
  const [field, message] = text.split(':') as [FormIssue['field'], FormIssue['message']];
  return { field, message };
};

export const readLine = ([about, values, ...issues]: CaseLine): Omit<FormCase, 'form'> => ({
  about,
  values,
  issues: issues.map(issueOf),
});

export const casesOf = (form: FormId, lines: readonly CaseLine[]): readonly FormCase[] =>
  lines.map((line) => ({ form, ...readLine(line) }));

export const EMAIL = 'sam@example.com';
export const STREET = '12 Juniper Street';
export const ZIP = '97205';

import { knownLabel, messageText, questionsOf } from '@skein/careers/application';
import { escapeHtml, type Language } from '@skein/http';
import type { Refusal, RefusalPage } from '../../posts/refusal.ts';
import { smallPage } from '../../posts/small-page.ts';
import { RefusedApplication } from './refused-application.ts';

/** What a host needs to show a refused application with all that was typed. */
export interface ApplicationRefusalView {
  readonly refusal: Refusal;
  readonly title: string;
  readonly message: string;
  readonly language: Language;
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

const WORDS = {
  en: {
    back: 'Go back to the form: what you typed is still there, files have to be chosen again.',
    job: 'Open the role again',
  },
  es: {
    back: 'Vuelve al formulario: lo que escribiste sigue ahí; los archivos hay que elegirlos de nuevo.',
    job: 'Abrir la vacante de nuevo',
  },
} as const;

function issuesOf({ refusal, language }: ApplicationRefusalView): string {
  if (!(refusal instanceof RefusedApplication)) return '';
  const labels = new Map(
    questionsOf(refusal.application).flatMap((question) => {
      const label = knownLabel(question, language) ?? question.label;
      return question.fields.map(({ name }) => [name, label] as const);
    }),
  );
  const lines = refusal.issues.map(({ field, message }) => {
    const label = labels.get(field) ?? field;
    return `<li>${escapeHtml(label)}: ${escapeHtml(messageText(message, label, language))}</li>`;
  });
  return `<ul>${lines.join('')}</ul>`;
}

/** A small page that says what is wrong, for hosts that draw none of their own. */
export function applicationRefusalPage(view: ApplicationRefusalView): RefusalPage {
  const { title, message, language, page, jobId } = view;
  const { back, job } = WORDS[language];
  const href = `${page}?${new URLSearchParams({ id: jobId })}`;
  return smallPage({
    language,
    title,
    body:
      `<p role="alert">${escapeHtml(message)}</p>${issuesOf(view)}<p>${back}</p>` +
      `<p><a href="${escapeHtml(href)}">${job}</a></p>`,
  });
}

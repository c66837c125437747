import {
  knownLabel,
  messageText,
  questionsOf,
  type ApplicationRefusalView,
} from '@skein/careers/application';
import type { RefusalPage } from '@skein/forms/contract';
import { escapeHtml } from '@skein/http';
import { smallPage } from '../../posts/small-page.ts';

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

function issuesOf({ refusal: { application, issues = [] }, language }: ApplicationRefusalView): string {
  if (!application) return '';
  const labels = new Map(
    questionsOf(application).flatMap((question) => {
      const label = knownLabel(question, (text) => text[language]) ?? question.label;
      return question.fields.map(({ name }) => [name, label] as const);
    }),
  );
  const lines = issues.map(({ field, message }) => {
    const label = labels.get(field) ?? field;
    return `<li>${escapeHtml(label)}: ${escapeHtml(messageText(message, label, language))}</li>`;
  });
  return `<ul>${lines.join('')}</ul>`;
}

/**
 * Returns a small page that explains the refusal. The service sends this page if the host does not render a page of its
 * own.
 */
export function applicationRefusalPage(view: ApplicationRefusalView): RefusalPage {
  const { title, message, language, reference, page, jobId } = view;
  const { back, job } = WORDS[language];
  const href = `${page}?${new URLSearchParams({ id: jobId })}`;
  return smallPage({
    language,
    title,
    reference,
    body:
      (message === undefined ? '' : `<p role="alert">${escapeHtml(message)}</p>`) +
      `${issuesOf(view)}<p>${back}</p>` +
      `<p><a href="${escapeHtml(href)}">${job}</a></p>`,
  });
}

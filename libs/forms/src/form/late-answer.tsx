'use client';

import { ButtonLink, Heading, TAKEN, TextLink, Toast, ToastRegion, type Say } from '@skein/ui';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { BothLanguages } from '../rules/both-languages.ts';
import { Words } from './form.styles.ts';

/** An answer that comes after the visitor has closed the form's dialog. */
export interface LateAnswer {
  readonly taken: boolean;
  /** The form's own text for an accepted post. */
  readonly thanks?: string | undefined;
  /** Path of the next page, if the answer contains one. */
  readonly location?: string | undefined;
  /** Returns a text in the language of the page around the form. */
  readonly say: Say;
}

/** Time in ms until screen readers have noticed a new region. */
const REGION_WAIT_MS = 100;

const texts = {
  taken: { en: 'Your form went through.', es: 'Tu formulario se envió.' },
  failed: {
    en: 'Your form didn’t go through. Everything you typed is still in it.',
    es: 'Tu formulario no se envió. Todo lo que escribiste sigue ahí.',
  },
  seeAnswer: { en: 'See the answer', es: 'Ver la respuesta' },
  // The notice has a separate React root, which does not have the page's language.
  notifications: { en: 'Notifications', es: 'Avisos' },
  dismiss: { en: 'Dismiss', es: 'Descartar' },
} as const satisfies Record<string, BothLanguages>;

/**
 * Shows the answer on the page until the visitor dismisses it.
 * @returns a text with a link to the next page. This text replaces the form if the visitor opens the dialog again.
 * Undefined if the answer names no next page
 */
// eslint-disable-next-line skein/client-boundary -- mounts a root of its own, and only handlers call it
export function tellLateAnswer(answer: LateAnswer): ReactElement | undefined {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let before: EventTarget | null = null;
  place.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) before = relatedTarget;
  });
  const dismiss = () => {
    const hadFocus = place.contains(document.activeElement);
    root.unmount();
    place.remove();
    if (hadFocus) focusOneOf(before, document.querySelector('main'));
  };
  // The region must exist before its text. Otherwise screen readers do not read the text.
  root.render(notice(answer));
  setTimeout(() => root.render(notice(answer, dismiss)), REGION_WAIT_MS);
  const { location, say } = answer;
  if (location === undefined) return undefined;
  return (
    <Words {...TAKEN} role="status">
      <Heading level={2} size={4}>
        {say(texts.taken)}
      </Heading>
      <p>
        <TextLink href={location}>{say(texts.seeAnswer)}</TextLink>
      </p>
    </Words>
  );
}

/** Focuses the first element of the list that can have the focus. */
function focusOneOf(...elements: readonly (EventTarget | null)[]): void {
  for (const element of elements) {
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}

/** Draws the notice. @param dismiss closes the notice. If undefined, draws only the empty region */
function notice({ taken, thanks, location, say }: LateAnswer, dismiss?: () => void): ReactElement {
  const link = location !== undefined && (
    <ButtonLink href={location} size="small" variant="outline">
      {say(texts.seeAnswer)}
    </ButtonLink>
  );
  return (
    <ToastRegion label={say(texts.notifications)}>
      {dismiss && (
        <Toast
          tone={taken ? 'positive' : 'danger'}
          onDismiss={dismiss}
          dismissLabel={say(texts.dismiss)}
          action={link}
        >
          {taken ? (thanks ?? say(texts.taken)) : say(texts.failed)}
        </Toast>
      )}
    </ToastRegion>
  );
}

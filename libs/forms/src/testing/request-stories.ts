import type { AuthoredEntry } from '@skein/cms-client';
import { formStory, notSent, onItsWay } from './form-story.tsx';
import {
  inSpanish,
  seesRequestFailure,
  seesThanks,
  seesWrong,
  sendEmpty,
  sendRequestFilledIn,
  sendUnticked,
} from './play-form.ts';

/** Creates a story for each state of a request, such as the empty form or the thank-you message. */
export function requestStories(fixture: AuthoredEntry) {
  const empty = formStory(fixture);
  const refused = (field: string, message: string) =>
    formStory(fixture, { answer: () => ({ kind: 'refused', issues: [{ field, message }] }) });
  return {
    empty,
    spanish: { ...empty, ...inSpanish },
    sentEmpty: { ...empty, play: sendEmpty },
    sentEmptyInSpanish: { ...empty, ...inSpanish, play: sendEmpty },
    humanCheckNotTicked: { ...empty, play: sendUnticked },
    humanCheckDoesNotWork: { ...refused('human', 'humanError'), play: seesWrong },
    sending: { ...formStory(fixture, { answer: onItsWay }), play: sendRequestFilledIn },
    failed: { ...formStory(fixture, { answer: notSent }), play: seesRequestFailure },
    refusedByTheService: { ...refused('email', 'emailInvalid'), play: seesWrong },
    thanks: {
      ...formStory(fixture, { answer: () => ({ kind: 'accepted', location: '/' }) }),
      play: seesThanks,
    },
  };
}

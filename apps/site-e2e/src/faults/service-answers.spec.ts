import { expect, test } from '../site.fixture.ts';
import { onNewPage } from './faulty-page.ts';
import { sentOrTold } from './sent-or-told.ts';
import { answerWith, SERVICE_ANSWERS, type ServiceAnswer } from './service-answers.ts';
import { tagsOf, take, WALKS } from './walks.ts';

/** Answers that count as accepted by the service, though they name no page of the site. */
const TAKEN: ReadonlySet<string> = new Set<ServiceAnswer>(['204', '302']);

for (const walk of WALKS.filter(({ posts }) => posts))
  for (const [at, answer] of (Object.keys(SERVICE_ANSWERS) as ServiceAnswer[]).entries())
    test(
      `${walk.island} on ${walk.path}, whose service gives ${answer}: a sign at once, then it ${TAKEN.has(answer) ? 'is sent, or says that it is not' : 'says so, keeps what was entered, and is sent at the next press'}`,
      { tag: tagsOf(walk, at) },
      async ({ browser }) => {
        const came = await onNewPage(browser, async (page) => {
          const fault = await answerWith(page, answer);
          const all: string[] = [];
          await take(walk, page, async (step) => void all.push(await sentOrTold(page, step, fault)));
          return all;
        });
        if (!TAKEN.has(answer)) expect(came.at(-1)).toBe('told');
      },
    );

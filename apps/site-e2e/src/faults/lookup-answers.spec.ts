import { expect, test } from '../site.fixture.ts';
import { onNewPage } from './faulty-page.ts';
import { LOOKUP_ANSWERS, lookUpWith, type LookupAnswer } from './lookup-answers.ts';
import { sentOrTold } from './sent-or-told.ts';
import { tagsOf, take, WALKS } from './walks.ts';

/**
 * Forms whose service refuses a post without proof that the visitor is a person. Without this proof, these forms show a
 * message instead of sending the post.
 */
const NEED_PROOF = /business|building|chat|webpass|forgot-email/;

for (const walk of WALKS.filter(({ posts }) => posts))
  for (const [at, answer] of (Object.keys(LOOKUP_ANSWERS) as LookupAnswer[]).entries())
    test(
      `${walk.island} on ${walk.path}, whose questions to services get ${answer}: a sign at once, then it ${NEED_PROOF.test(walk.island) ? 'says so, and is sent at the next press' : 'is sent'}`,
      { tag: tagsOf(walk, at) },
      async ({ browser }) => {
        const came = await onNewPage(browser, async (page) => {
          const fault = await lookUpWith(page, answer);
          const all: string[] = [];
          await take(walk, page, async (step) => void all.push(await sentOrTold(page, step, fault)));
          return all;
        });
        if (!NEED_PROOF.test(walk.island)) expect(new Set(came)).toEqual(new Set(['sent']));
      },
    );

import { DRAWN_ANEW, expect, test } from './estranged.fixture.ts';
import { letIn, letInAtOnce, TRANSLATORS } from '../let-in.ts';
import { Visit } from './visit.ts';
import { WALKS } from './walks.ts';

/**
 * Whether a case is in every test run, and not only at the level `full`: the first walk, on a page changed as most
 * browsers' translators change pages.
 */
const stands = (walk: string, how: string) => walk === WALKS[0]?.name && how === 'texts replaced';

for (const { name, go } of WALKS)
  for (const language of ['en', 'es'] as const) {
    for (const [how, translator] of Object.entries(TRANSLATORS)) {
      test(
        `${name} in ${language}, ${how} from the start`,
        { tag: stands(name, how) && language === 'en' ? ['@laptop'] : ['@full'] },
        async ({ page, isMobile, complaints }) => {
          complaints.expect(DRAWN_ANEW);
          await letInAtOnce(page, translator);
          await go(new Visit(page, language, { isMobile }));
          expect(complaints.unexpected()).toEqual([]);
        },
      );

      test(
        `${name} in ${language}, ${how} once it is awake`,
        { tag: '@full' },
        async ({ page, isMobile, complaints }) => {
          complaints.expect(DRAWN_ANEW);
          await go(new Visit(page, language, { isMobile, onAwake: () => letIn(page, translator) }));
          expect(complaints.unexpected()).toEqual([]);
        },
      );
    }

    test(
      `${name} in ${language}, on pages as they are served`,
      { tag: '@full' },
      async ({ page, isMobile }) => {
        await go(new Visit(page, language, { isMobile }));
      },
    );
  }

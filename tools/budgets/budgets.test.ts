import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../commands/run.ts';
import budgets from './budgets.ts';

const FORM = 'forms/src/address-form/address-post-form.tsx: AddressPostForm';
const FIRST_SCRIPT = 'shell/src/enhance/enhance-shell.ts: enhanceShell, announcePortalData';
const HEADER = 'shell/src/header/header-island.tsx: HeaderIsland';
const DIALOG = 'shell/src/address-check/address-check-dialog.tsx: AddressCheckDialog';

/** Page, words before a figure in KB, and the name of the budget that enforces the figure. */
const stated: readonly (readonly [page: string, words: string, budget: string])[] = [
  ['libs/forms/README.md', 'it shows at once, it is under', FORM],
  ['libs/forms/README.md', 'with what a typing visitor fetches, under', `${FORM}, and what loads later`],
  ['libs/forms/README.md', '`AddressPostForm` stays under', `${FORM}, and what loads later`],
  [
    'libs/forms/README.md',
    '`MaintenanceCall` are under',
    'forms/src/call-back/maintenance-call.tsx: MaintenanceCall',
  ],
  ['libs/careers/README.md', 'own code is under', 'careers/src/index.ts: *, and what loads later'],
  [
    'libs/apartment-finder/README.md',
    'The finder is at most',
    'apartment-finder/src/index.ts: ApartmentFinder',
  ],
  ['libs/quiz/README.md', 'The quiz itself is at most', 'quiz/src/quiz/quiz.tsx: Quiz'],
  ['libs/quiz/README.md', 'from those packages, it is at most', 'quiz/src/index.ts: Quiz'],
  [
    'libs/quiz/README.md',
    'The rules alone are at most',
    'quiz/src/engine.ts: recommend, readQuizAddress, quizQuery',
  ],
  ['libs/shell/README.md', 'stays under', HEADER],
  ['libs/shell/README.md', '`Header` under', 'shell/src/header/header.tsx: Header'],
  ['docs/architecture.md', 'island stays under', HEADER],
  ['docs/architecture.md', 'the address check under', DIALOG],
  ['docs/architecture.md', 'first script stays under', FIRST_SCRIPT],
  [
    'docs/architecture.md',
    'limits of their own, up to',
    'blocks/src/app/push-to-app-hero/push-to-app-hero.tsx: PushToAppHero',
  ],
];

it.each(stated)('%s: “%s …” is what is enforced', (page, words, budget) => {
  const text = readFileSync(join(ROOT, page), 'utf8').replaceAll(/\s+/gu, ' ');
  const figure = parseFloat(text.split(words)[1] ?? '');
  const limits = budgets.filter(({ name }) => name === budget).map(({ limit }) => parseInt(limit) / 1024);
  // A page may round up, by 1 KB at most.
  const apart = limits.map((limit) => figure - limit);
  expect(apart.filter((kib) => kib >= 0 && kib <= 1)).not.toEqual([]);
});

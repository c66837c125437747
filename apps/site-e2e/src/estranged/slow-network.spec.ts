import { putBesideControls, type Stranger } from '@skein/cms-client/testing/strangers';
import { DRAWN_ANEW, expect, test } from './estranged.fixture.ts';
import { letInAtOnce } from '../let-in.ts';
import { slowDown } from './slow-network.ts';
import { Visit } from './visit.ts';
import { WALKS } from './walks.ts';

const CPU = 4;

const NETWORKS: readonly {
  readonly about: string;
  readonly latencyMs: number;
  readonly stranger?: Stranger;
}[] = [
  { about: '150 ms away', latencyMs: 150 },
  { about: '400 ms away', latencyMs: 400 },
  { about: '400 ms away, with a password manager', latencyMs: 400, stranger: putBesideControls },
];

test.describe('on a slow network', { tag: '@full' }, () => {
  for (const { name, go } of WALKS)
    for (const language of ['en', 'es'] as const)
      for (const { about, latencyMs, stranger } of NETWORKS)
        test(`${name} in ${language}, ${about}`, async ({ page, isMobile, complaints }) => {
          if (stranger) {
            complaints.expect(DRAWN_ANEW);
            await letInAtOnce(page, stranger);
          }
          await slowDown(page, { latencyMs, cpu: CPU });
          await go(new Visit(page, language, { isMobile }));
          expect(complaints.unexpected()).toEqual([]);
        });

  /** Largest number of letters that the test types, because the fields have a maximum length. */
  const MOST_LETTERS = 50;

  for (const [island, path, name] of [
    ['form-check-address', '/check-address', 'streetAddress'],
    ['form-business-contact', '/business/contact', 'business_contact[message]'],
    ['schedule-call', '/support/schedule-a-call', 'firstName'],
    ['careers-job-application', '/careers/job/?id=4011', 'first_name'],
    ['network-status-search', '/support/network-status', 'query'],
  ] as const)
    for (const { about, latencyMs, stranger } of NETWORKS)
      test(`letters typed while ${island} wakes are all there, ${about}`, async ({ page, complaints }) => {
        if (stranger) {
          complaints.expect(DRAWN_ANEW);
          await letInAtOnce(page, stranger);
        }
        await slowDown(page, { latencyMs, cpu: CPU });
        await page.goto(path, { waitUntil: 'commit' });
        const part = page.locator(`skein-island[id="${island}"]`);
        const field = part.locator(`[name="${name}"]`);
        await field.focus();
        let typed = '';
        while ((await part.getAttribute('awake')) === null && typed.length < MOST_LETTERS) {
          const letter = String.fromCharCode('a'.charCodeAt(0) + (typed.length % 26));
          await page.keyboard.type(letter);
          typed += letter;
        }
        await expect(part).toHaveAttribute('awake', '');
        await expect(field).toHaveValue(typed);
        await expect(field).toBeFocused();
      });
});

import type { AuthoredEntry } from '@skein/cms-client';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { homeWith, optionWith, servedWith } from '../../testing/network-answers.ts';
import { story } from '../../testing/story.ts';
import type { HomeStatus } from './home-status.ts';
import { networkStatus } from './network-status.block.ts';
import * as fixtures from './network-status.fixtures.ts';
import { NetworkStatus } from './network-status.tsx';

export default {
  title: 'Blocks/Network status · gfNetworkStatus',
  id: 'blocks-network-status',
  component: NetworkStatus,
  tags: ['network-status'],
};

const NOW = Date.now();
const show = story(networkStatus, NetworkStatus);

/** Returns a story of a page whose HTML from the server contains the answer `homes`. */
function answered(
  homes: readonly HomeStatus[] | undefined,
  fixture: AuthoredEntry = fixtures.networkStatusBasic,
): StoryObj {
  const shown = show(fixture);
  return { ...shown, args: { ...shown.args, answered: servedWith(homes, NOW) } };
}

/** Makes the service answer with `answer` during a story. */
const over = (answer: () => Promise<Response>): Pick<StoryObj, 'beforeEach'> => ({
  beforeEach() {
    const before = globalThis.fetch;
    globalThis.fetch = answer;
    return () => void (globalThis.fetch = before);
  },
});
const type = async (canvasElement: HTMLElement, text: string) =>
  userEvent.type(within(canvasElement).getByLabelText(/^(Your address|Tu dirección)/), text);

export const Basic = show(fixtures.networkStatusBasic);
export const TitleOnly = show(fixtures.networkStatusTitleOnly);
export const AllClear = answered([homeWith(undefined, NOW)]);
export const PotentialIssue = answered([homeWith(0, NOW)]);
export const ConfirmedIssue = answered([homeWith(1, NOW)]);
export const ServiceDegraded = answered([homeWith(2, NOW)]);
export const ServiceOutage = answered([homeWith(3, NOW)]);
export const NothingFound = answered([]);
export const Several: StoryObj = {
  ...answered([
    homeWith(3, NOW, '100 Many Doors Blvd, Austin, TX 78702'),
    homeWith(undefined, NOW, '100 Maple St, Austin, TX 78702'),
  ]),
  name: 'More than one address',
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByText('100 Many Doors Blvd, Austin, TX 78702', { selector: 'summary *' }),
    );
    await expect(
      await within(canvasElement).findByText(/^(SERVICE OUTAGE|SERVICIO INTERRUMPIDO)$/),
    ).toBeVisible();
  },
};
export const Failed = {
  ...answered(undefined),
  name: 'The network cannot be asked',
  tags: ['strangers'],
};
export const Asking: StoryObj = {
  ...show(fixtures.networkStatusBasic),
  ...over(() => new Promise(() => {})),
  name: 'Waiting for an answer',
  play: async ({ canvasElement }) => {
    await type(canvasElement, '1 ready{Enter}');
    await expect(
      await within(canvasElement).findByRole('img', { name: /^(Asking the network|Consultando la red)/ }),
    ).toBeVisible();
  },
};
export const Suggested: StoryObj = {
  ...show(fixtures.networkStatusBasic),
  ...over(async () => Response.json([optionWith('1 Ready Rd'), optionWith('1 Ready Row')])),
  name: 'Addresses that fit',
  play: async ({ canvasElement }) => {
    await type(canvasElement, '1 ready');
    await expect(await within(document.body).findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await within(canvasElement).findByText(/^(All clear|Todo en orden)/)).toBeVisible();
  },
};
export const OwnWords = {
  ...answered([homeWith(2, NOW)], fixtures.networkStatusOwnWords),
  name: 'Words of an editor, at length',
};
export const Spanish = { ...ServiceOutage, name: 'In Spanish', globals: { language: 'es' } };

import type { AuthoredEntry } from '@skein/cms-client';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { EVERYTHING } from '../roles/search-roles.ts';
import { rolesOf } from '../roles/roles-of.ts';
import { largeBoard, smallBoard } from '../testing/board.fixtures.ts';
import { story } from '../testing/story.ts';
import { openRoles } from './open-roles.block.ts';
import * as fixtures from './open-roles.fixtures.ts';
import { OpenRoles, type OpenRolesProps } from './open-roles.tsx';

export default {
  title: 'Careers/Open roles · gfOpenRoles',
  id: 'careers-open-roles',
  component: OpenRoles,
  tags: ['open-roles'],
};

/** Returns a story of a page that gets these roles from the server. Without roles, the page requests them itself. */
const show = (fixture: AuthoredEntry, served?: OpenRolesProps['served']): StoryObj =>
  story(openRoles, OpenRoles, () => ({ served }))(fixture);
const roles = rolesOf(smallBoard);
const served = { roles, search: EVERYTHING };

/** Makes the board answer with `answer` during a story. */
const over = (answer: () => Promise<Response>): Pick<StoryObj, 'beforeEach'> => ({
  beforeEach() {
    const before = globalThis.fetch;
    globalThis.fetch = answer;
    return () => void (globalThis.fetch = before);
  },
});
const search = async (canvas: HTMLElement, keyword: string) =>
  userEvent.type(within(canvas).getByRole('searchbox'), `${keyword}{Enter}`);

export const Basic = show(fixtures.openRolesBasic, served);
export const WithoutWords = { ...show(fixtures.openRolesEmpty, served), name: 'Without words of its own' };
export const Filtered: StoryObj = {
  ...show(fixtures.openRolesBasic, served),
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'engineer');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^2 /);
    await expect(within(canvasElement).getByRole('link', { name: 'Network engineer' })).toBeVisible();
  },
};
export const AtALocation: StoryObj = {
  ...show(fixtures.openRolesBasic, served),
  name: 'At a location',
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), 'Denver, CO');
    await expect(within(canvasElement).queryByRole('link', { name: 'Fiber splicer' })).toBeNull();
    await expect(within(canvasElement).getByRole('link', { name: 'Crew lead' })).toBeVisible();
  },
};
export const NothingFound: StoryObj = {
  ...show(fixtures.openRolesBasic, served),
  name: 'Nothing found',
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'zookeeper');
    await expect(within(canvasElement).getByRole('link', { name: /^(Remove|Quita)/ })).toBeVisible();
  },
};
export const NoRoles = {
  ...show(fixtures.openRolesBasic, { roles: [], search: EVERYTHING }),
  name: 'No role is open',
};
export const Loading: StoryObj = {
  ...show(fixtures.openRolesBasic),
  ...over(() => new Promise(() => {})),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^(Loading|Cargando)\.\.\.$/);
  },
};
export const Failed = {
  ...show(fixtures.openRolesBasic, { search: EVERYTHING }),
  name: 'The board does not answer',
};
export const ManyRoles = {
  ...show(fixtures.openRolesBasic, { roles: rolesOf(largeBoard(300)), search: EVERYTHING }),
  name: '300 roles',
};
export const OwnWords = {
  ...show(fixtures.openRolesOwnWords, served),
  name: 'Words of an editor, at length',
};
export const Spanish = { ...Basic, name: 'In Spanish', globals: { language: 'es' } };
export const OnInk = { ...Basic, name: 'On ink', globals: { theme: 'ink' } };

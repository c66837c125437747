import { story } from '../../testing/story.ts';
import { accountNotFound } from './account-not-found.block.ts';
import * as fixtures from './account-not-found.fixtures.ts';
import { AccountNotFound } from './account-not-found.tsx';

export default {
  title: 'Blocks/Account not found · gfAccountNotFound',
  id: 'blocks-account-not-found',
  component: AccountNotFound,
  tags: ['account-not-found'],
};
const show = story(accountNotFound, AccountNotFound);

export const Basic = show(fixtures.accountNotFoundBasic);
export const OnInk = { ...show(fixtures.accountNotFoundBare), name: 'Only what is required, on ink' };
export const LongText = show(fixtures.accountNotFoundLong);
export const Spanish = { ...Basic, globals: { language: 'es' } };

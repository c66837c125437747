import type { AuthoredEntry } from '@skein/cms-client';
import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { signUpHero } from './sign-up-hero.block.ts';
import * as fixtures from './sign-up-hero.fixtures.ts';
import { SignUpHero, type SignUp } from './sign-up-hero.tsx';

export default {
  title: 'Blocks/Sign-up hero · gfSignUpHero',
  id: 'blocks-sign-up-hero',
  component: SignUpHero,
  tags: ['sign-up-hero'],
};

const email: SignUp = {
  title: 'Your street is on our list.',
  subtitle: 'We write once, the week there is a date. Until then we keep quiet.',
  email: 'sam@example.com',
  streetAddress: '',
  unitNumber: '',
  zipCode: '',
};

function show(fixture: AuthoredEntry, signUp?: SignUp): StoryObj {
  const shown = story(signUpHero, SignUpHero)(fixture);
  return { ...shown, args: { ...shown.args, signUp } };
}

export const WithAddress: StoryObj = {
  ...show(fixtures.signUpBasic, {
    ...email,
    streetAddress: '2 Not Yet Ln',
    unitNumber: '4',
    zipCode: '78704',
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your street is on our list.');
    await expect(canvas.getByText('sam@example.com')).toBeVisible();
    await expect(canvas.getByText('2 Not Yet Ln')).toBeVisible();
  },
};
export const WithZip = show(fixtures.signUpBasic, { ...email, zipCode: '78704' });
export const EmailOnly = show(fixtures.signUpBasic, email);
export const Nothing = { ...show(fixtures.signUpBasic), name: 'As the server sends it: nobody’s sign-up' };
export const Bare = { ...show(fixtures.signUpBare, email), name: 'Only what is required' };
export const LongText = show(fixtures.signUpLong, {
  ...email,
  email: 'somebody.with.a.very.long.name.and.an.even.longer.provider@mail.of-a-longer-name.example.com',
  streetAddress: '12345 Southwest Whistle Stop Crossing Boulevard',
  unitNumber: 'Penthouse C, second entrance',
  zipCode: '78702-1234',
});
export const Spanish = {
  ...show(fixtures.signUpBasic, {
    ...email,
    title: 'Tu calle ya está en la lista.',
    subtitle: 'Escribimos una sola vez, la semana en que haya fecha.',
  }),
  globals: { language: 'es' },
};

import {
  FormServicesProvider,
  type FormOrder,
  type FormServices,
  type PostResult,
} from '@skein/forms/engine';
import { Container } from '@skein/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everyKind, longApplication, shortApplication } from '../testing/applications.ts';
import { ApplicationForm, type ApplicationFormProps } from './application-form.tsx';

interface Canvas {
  readonly canvasElement: HTMLElement;
}

const nobody = () => Promise.reject(new Error('is not asked'));
type Answer = (order: FormOrder) => PostResult | Promise<PostResult>;

/** Returns form services for a story. They send nothing, and answer with `answer`. */
const services = (answer: Answer): FormServices => ({
  places: { suggest: nobody, select: nobody },
  lookUpBuilding: nobody,
  prepare: () => {},
  send: async (_wire, order) => answer(order),
  open: () => {},
});

const meta = {
  title: 'Careers/Application',
  component: ApplicationForm,
  tags: ['application'],
  args: { job: everyKind, boardToken: 'skein', rolesHref: '/careers#roles' },
} satisfies Meta<typeof ApplicationForm>;
export default meta;
type Story = StoryObj<ApplicationFormProps>;

const show = (answer: Answer = () => ({ kind: 'accepted' })): Story => ({
  render: (args) => (
    <FormServicesProvider load={async () => services(answer)}>
      <Container width="text">
        <ApplicationForm {...args} />
      </Container>
    </FormServicesProvider>
  ),
});

const submitOf = ({ canvasElement }: Canvas): HTMLElement => {
  const submit = canvasElement.querySelector<HTMLElement>('button[type="submit"]');
  if (!submit) throw new Error('no button to send the form');
  return submit;
};

async function sendEmpty(canvas: Canvas): Promise<void> {
  await userEvent.click(submitOf(canvas));
  await waitFor(() => expect(canvas.canvasElement.querySelector('[aria-invalid="true"]')).not.toBeNull());
}

const GOOD: Readonly<Record<string, string>> = {
  first_name: 'Ana',
  last_name: 'Núñez',
  email: 'ana@example.com',
  resume_text: 'I have joined glass for nine years.',
};

async function sendFilledIn(canvas: Canvas): Promise<void> {
  for (const [name, text] of Object.entries(GOOD)) {
    const field = canvas.canvasElement.querySelector(`[name="${name}"]`);
    if (field) await userEvent.type(field, text);
  }
  await userEvent.click(submitOf(canvas));
}

async function seesAlert(canvas: Canvas): Promise<void> {
  await sendFilledIn(canvas);
  await expect(await within(canvas.canvasElement).findByRole('alert')).toBeVisible();
}

const withProgress: Answer = (order) =>
  new Promise(() => {
    if ('onStart' in order && typeof order.onStart === 'function') order.onStart(() => {});
    if ('onProgress' in order && typeof order.onProgress === 'function')
      order.onProgress(4_720_000, 10_485_760);
  });
const failed: Answer = () => ({ kind: 'failed', reason: 'story' });
const refused: Answer = () => ({ kind: 'refused', issues: [{ field: 'resume', message: 'fileType' }] });

export const EveryKind: Story = { ...show(), name: 'Every kind of question' };
export const Errors: Story = { ...show(), name: 'Sent empty', play: sendEmpty };
export const Short: Story = { ...show(), name: 'The least that is asked', args: { job: shortApplication } };
export const Long: Story = {
  ...show(),
  name: 'Long questions',
  args: { job: longApplication },
  play: sendEmpty,
};
export const Submitting: Story = {
  ...show(withProgress),
  name: 'On its way',
  args: { job: shortApplication },
  async play(canvas) {
    await sendFilledIn(canvas);
    await expect(await within(canvas.canvasElement).findByRole('progressbar')).toBeVisible();
  },
};
export const Failed: Story = {
  ...show(failed),
  name: 'Did not go through',
  args: { job: shortApplication },
  parameters: { says: / submission failed story$/ },
  play: seesAlert,
};
export const Refused: Story = {
  ...show(refused),
  name: 'Refused by the service',
  args: { job: shortApplication },
  play: seesAlert,
};
export const Again: Story = {
  ...show(),
  name: 'Drawn again without script',
  args: {
    job: shortApplication,
    refused: {
      page: '/careers/job',
      values: { ...GOOD, email: 'ana@', resume: 'resume.exe', resume_text: '' },
      issues: [
        { field: 'email', message: 'email' },
        { field: 'resume', message: 'fileType' },
      ],
    },
  },
};
export const Thanks: Story = { ...show(), name: 'Taken', args: { applied: true } };
export const Spanish: Story = {
  ...show(),
  name: 'In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};
export const OnInk: Story = { ...show(), name: 'On ink', globals: { theme: 'ink' } };
